import { type GameName, newRecord, PRINTINGS } from '@amalfi/engine'
import { rulesOf } from '../../model/game/rules.ts'
import { ReplayTable } from '../../model/replay/replay-table.ts'
import { exampleOf } from './by-game.ts'

const cache = new Map<string, ReplayTable>()

/** A table in the middle of a game, for pictures. Nobody plays it and it is not saved. */
export function exampleTable(name: GameName): ReplayTable {
  const cached = cache.get(name)
  if (cached !== undefined) return cached
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
  table.go(table.lastStep)
  cache.set(name, table)
  return table
}
