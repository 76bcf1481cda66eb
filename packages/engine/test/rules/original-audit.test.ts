import { describe, expect, test } from 'vitest'
import { destinationIndex, setAt, testFaults } from '../support/faults.ts'
import { openOriginal } from '../support/original.ts'
import type { Table } from '../support/table.ts'

const rich = (): Table =>
  openOriginal().arrange({
    boards: [
      { colonies: 6, bread: 3, destinations: ['aden'], artworks: ['mona-lisa', 'utopia'] },
      { colonies: 2, bread: 1, docked: ['palermo'] },
    ],
    period: 2,
  })

describe('faults of a position of the original game', () => {
  testFaults(rich, [
    // A ship may become food between two gains (ORI-PLA-3), so nothing ends the sends of a turn.
    ['sent out of range: 2', (game) => setAt(game.sent, 0, 2)],
    ['7 colonies', (game) => setAt(game.erected, 0, 7)],
    ['-1 colonies', (game) => setAt(game.erected, 1, -1)],
    ['squares of title 1: 0 1 0 0', (game) => game.squares.splice(4, 2, 0, 1)],
    [
      'a lighthouse in a game without lighthouses',
      (game, table) => setAt(game.lighthouses, destinationIndex(table, 'genoa'), 1),
    ],
    [
      // With two players, two spaces are blocked (ORI-SET-2).
      `ships on a place that is not used: ${destinationIndex(rich(), 'ragusa')}`,
      (game, table) => setAt(game.docks, destinationIndex(table, 'ragusa'), 1),
    ],
  ])

  test('ORI-COL-1: colonies are encoded and decoded', () => {
    const table = rich()
    const read = table.rules.decode(table.rules.encode(table.game))
    expect(read.erected).toEqual([6, 2])
    expect(read).toEqual(table.game)
  })
})
