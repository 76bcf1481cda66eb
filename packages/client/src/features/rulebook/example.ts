import { type GameName, newRecord, PRINTINGS } from '@amalfi/engine'
import { rulesOf } from '../../model/game/rules.ts'
import { ReplayTable } from '../../model/replay/replay-table.ts'
import { exampleOf } from './by-game.ts'

const made = new Map<string, ReplayTable>()

/** A game in its middle, for pictures: nobody plays it, and nothing is saved. */
export function exampleTable(name: GameName): ReplayTable {
  const known = made.get(name)
  if (known !== undefined) return known
  const { setup, choices } = exampleOf(name)
  const rules = rulesOf(name, PRINTINGS[0])
  const table = new ReplayTable({
    players: Array.from({ length: setup.players }, (_, seat) => ({
      kind: seat === 0 ? 'person' : 'merchant',
      name: '',
    })),
    rules,
    record: { ...newRecord(rules, setup), choices },
    rewound: false,
  })
  table.go(table.last)
  made.set(name, table)
  return table
}
