import { newRecord, Sitting, writeRecord } from '@amalfi/engine'
import { newId } from '../game/begin.ts'
import { LiveTable } from '../game/live.ts'
import { rulesOf } from '../game/rules.ts'
import { allGames, type KeptGame, keepGame } from '../store/games.ts'
import { AT_THE_BEGINNING, LEARNER, PACKS, PRINTING, SETUP } from './course.ts'

/** The guided game that waits to be gone on with, the one played last. */
export const waiting = (games: readonly KeptGame[]): KeptGame | undefined =>
  games.find(({ lesson, finished }) => lesson?.over === false && !finished)

/** The guided game with the first hands picked. */
function firstGame(): LiveTable {
  const rules = rulesOf(PRINTING)
  const sitting = new Sitting(rules, newRecord(rules, SETUP))
  for (const { seat, pack } of PACKS) sitting.choose(seat, rules.parse({ do: 'pack', pack }))
  const players = Array.from({ length: SETUP.players }, (_, seat) => ({
    kind: seat === LEARNER ? ('person' as const) : ('merchant' as const),
    name: '',
  }))
  return new LiveTable({
    id: newId(),
    players,
    printing: PRINTING,
    record: writeRecord(sitting.record),
    lesson: AT_THE_BEGINNING,
  })
}

/** Takes up the guided game that was left, or begins one; gives back its table. */
export async function goOnLearning(): Promise<string> {
  const found = waiting(await allGames())
  if (found !== undefined) return found.id
  const table = firstGame()
  await keepGame(table.kept())
  return table.id
}
