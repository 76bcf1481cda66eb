import { type GameName, newRecord, PRINTINGS, writeRecord } from '@amalfi/engine'
import { rulesOf } from '../../model/game/rules.ts'
import { LiveTable } from '../../model/session/live.ts'
import { exampleOf } from './by-game.ts'

const made = new Map<string, LiveTable>()

/** A game in its middle, for pictures: nobody plays it, nothing is asked, nothing is kept. */
export function exampleTable(name: GameName): LiveTable {
  const known = made.get(name)
  if (known !== undefined) return known
  const { setup, choices } = exampleOf(name)
  const rules = rulesOf(name, PRINTINGS[0])
  const table = new LiveTable({
    id: '',
    players: Array.from({ length: setup.players }, (_, seat) => ({
      kind: seat === 0 ? 'person' : 'merchant',
      name: '',
    })),
    rules,
    record: writeRecord({ ...newRecord(rules, setup), choices }),
  })
  made.set(name, table)
  return table
}
