import { PENDING } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { at, faultsOf, put, tests } from '../support/lies.ts'
import { changed, rich } from '../support/positions.ts'
import { openTable } from '../support/table.ts'

/** Lies about the first of its kind: seat 0, card 0, the first tile, the first rival. */

const FIRST_TILE = rich().tables.publics + rich().tables.evolving

describe('ships and lighthouses on the first tile', () => {
  /** The first tile still lies in the deck: the row is made of others. */
  const make = () => {
    const table = openTable()
    const tiles = table.tables.destinationIds.slice(FIRST_TILE + 1)
    return table.lay({ atlas: tiles.slice(0, 5) })
  }
  const { destinationIds } = make().tables
  tests(make, [
    [
      `ships on a tile nobody discovered: ${destinationIds[FIRST_TILE]}`,
      (game) => put(game.docks, FIRST_TILE, 1),
    ],
    [
      `a lighthouse on a tile nobody discovered: ${destinationIds[FIRST_TILE]}`,
      (game) => put(game.lights, FIRST_TILE, 1),
    ],
  ])
})

describe('faults of seat 0', () => {
  tests(rich, [
    [
      "a ship on another's destination: zara",
      (game, table) => put(game.docks, at(table, 'zara'), 1 << 4),
    ],
    ['sent out of range: 3', (game) => put(game.sent, 0, 3)],
    ['seat 0 has picked what it cannot', (game) => put(game.picks, 0, 0)],
  ])
})

test('an evolving place cannot be covered by destination 0 or before its period', () => {
  const table = rich()
  expect(faultsOf(table, (game) => put(game.covers, 2, 0))).toEqual([
    'tile 0 is in 1 places',
    'a place is covered before its period: 19 23 0',
  ])
})

test('a game can be lost only at its end, also against the first rival', () => {
  const table = openTable({ players: 1, rival: 'naples' })
  expect(faultsOf(table, (game) => Object.assign(game, { lost: 1 }))).toEqual([
    'a game that goes on is lost',
  ])
  table
    .lay({ boards: [{}] })
    .endPeriod()
    .endPeriod()
    .endPeriod()
  expect([table.about, table.game.lost, table.game.rival]).toEqual(['over', 1, 0])
  expect(table.rules.audit(table.game)).toEqual([])
})

test('a game with several players cannot be lost', () => {
  const table = rich().endPeriod().endPeriod()
  expect([table.about, table.rules.audit(table.game)]).toEqual(['over', []])
  expect(faultsOf(table, (game) => Object.assign(game, { lost: 1 }))).toEqual([
    'a game that goes on is lost',
  ])
})

describe('while hands are dealt', () => {
  test.each(['council', 'councilDeck', 'councilDiscard', 'court'] as const)(
    'a card in %s is found',
    (list) => {
      const table = openTable({ hands: 'draft' })
      const undealt = table.game.where.indexOf(0)
      expect(faultsOf(table, (game) => game[list].push(undealt))).toContain(
        'the Council lies open before hands are dealt',
      )
    },
  )

  test('a single player without a choice is found', () => {
    const table = openTable({ hands: 'selection' })
    for (const seat of [0, 1]) {
      const faults = faultsOf(table, (game) => {
        for (const [card, where] of game.where.entries())
          if (where === 16 + seat) put(game.where, card, 0)
      })
      expect(faults).toEqual([`seat ${seat} is asked, but has no choice`])
    }
  })
})

test('an order frame must lie on the effects it orders, also without a flow frame below', () => {
  const table = rich()
  const stack = [PENDING.indexOf('resolving'), 0, 0, 0, 0, 0]
  stack.push(PENDING.indexOf('order'), 0, 1, 0, 0, 0)
  expect(table.rules.audit(changed(table, (game) => Object.assign(game, { stack })))).toEqual([
    'a resolving frame out of place',
  ])
})
