import { newRecord, Sitting, writeRecord } from '@amalfi/engine'
import { LiveTable } from '../game/live.ts'
import { rulesOf } from '../game/rules.ts'
import { AT_THE_BEGINNING, GAME, LEARNER, PACKS, PRINTING, SETUP } from './course.ts'

/** The guided game as it begins, with the first hands picked. */
export function firstGame(id: string): LiveTable {
  const rules = rulesOf(GAME, PRINTING)
  const sitting = new Sitting(rules, newRecord(rules, SETUP))
  for (const { seat, pack } of PACKS) sitting.choose(seat, rules.parse({ do: 'pack', pack }))
  const players = Array.from({ length: SETUP.players }, (_, seat) => ({
    kind: seat === LEARNER ? ('person' as const) : ('merchant' as const),
    name: '',
  }))
  return new LiveTable({
    id,
    players,
    rules,
    record: writeRecord(sitting.record),
    lesson: AT_THE_BEGINNING,
  })
}
