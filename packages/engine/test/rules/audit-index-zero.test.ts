import { FRAME_KINDS, IN_DECK, PILE } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { destinationIndex, faultsOf, setAt, testFaults } from '../support/faults.ts'
import { changed, richPosition } from '../support/positions.ts'
import { openTable } from '../support/table.ts'

/**
 * Faults of seat 0, card 0, the first tile and the first rival, which a check for > 0 would miss.
 */

const FIRST_TILE = richPosition().tables.publicCount + richPosition().tables.evolvingCount

describe('ships and lighthouses on the first tile', () => {
  /** The first tile is still in the deck, because the row holds others. */
  const make = () => {
    const table = openTable()
    const tiles = table.tables.destinationIds.slice(FIRST_TILE + 1)
    return table.arrange({ atlas: tiles.slice(0, 5) })
  }
  const { destinationIds } = make().tables
  testFaults(make, [
    [
      `ships on a tile nobody discovered: ${destinationIds[FIRST_TILE]}`,
      (game) => setAt(game.docks, FIRST_TILE, 1),
    ],
    [
      `a lighthouse on a tile nobody discovered: ${destinationIds[FIRST_TILE]}`,
      (game) => setAt(game.lighthouses, FIRST_TILE, 1),
    ],
  ])
})

describe('faults of seat 0', () => {
  testFaults(richPosition, [
    [
      'a ship on a destination of another seat: zara',
      (game, table) => setAt(game.docks, destinationIndex(table, 'zara'), 1 << 4),
    ],
    ['sent out of range: 3', (game) => setAt(game.sent, 0, 3)],
    ['seat 0 has picked a card that it cannot pick', (game) => setAt(game.picks, 0, 0)],
  ])
})

test('an evolving place cannot be covered by destination 0 or before its period', () => {
  const table = richPosition()
  expect(faultsOf(table, (game) => setAt(game.covers, 2, 0))).toEqual([
    'tile 0 is in 1 places',
    'a place is covered before its period: 19 23 0',
  ])
})

test('a game can be lost only at its end, also against the first rival', () => {
  const table = openTable({ players: 1, rival: 'naples' })
  expect(faultsOf(table, (game) => Object.assign(game, { lost: 1 }))).toEqual([
    'only a finished solo game can be lost',
  ])
  table
    .arrange({ boards: [{}] })
    .endPeriod()
    .endPeriod()
    .endPeriod()
  expect([table.about, table.game.lost, table.game.rival]).toEqual(['over', 1, 0])
  expect(table.rules.audit(table.game)).toEqual([])
})

test('a game with several players cannot be lost', () => {
  const table = richPosition().endPeriod().endPeriod()
  expect([table.about, table.rules.audit(table.game)]).toEqual(['over', []])
  expect(faultsOf(table, (game) => Object.assign(game, { lost: 1 }))).toEqual([
    'only a finished solo game can be lost',
  ])
})

describe('while hands are dealt', () => {
  test.each(['council', 'councilDeck', 'councilDiscard', 'invited'] as const)(
    'a card in %s is found',
    (list) => {
      const table = openTable({ hands: 'draft' })
      const undealt = table.game.where.indexOf(0)
      expect(faultsOf(table, (game) => game[list].push(undealt))).toContain(
        'the Council is set up before hands are dealt',
      )
    },
  )

  test('a single player without a choice is found', () => {
    const table = openTable({ hands: 'selection' })
    for (const seat of [0, 1]) {
      const faults = faultsOf(table, (game) => {
        for (const [card, where] of game.where.entries())
          if (where === PILE + seat) setAt(game.where, card, IN_DECK)
      })
      expect(faults).toEqual([`seat ${seat} must decide, but has no choice`])
    }
  })
})

test('an order frame must lie on the effects it orders, also without a flow frame below', () => {
  const table = richPosition()
  const stack = [FRAME_KINDS.indexOf('resolving'), 0, 0, 0, 0, 0]
  stack.push(FRAME_KINDS.indexOf('order'), 0, 1, 0, 0, 0)
  expect(table.rules.audit(changed(table, (game) => Object.assign(game, { stack })))).toEqual([
    'a resolving frame at the wrong depth of the stack',
  ])
})
