import type { Item } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { someArtworks, someCharacters, tiles, worth } from '../support/decrees.ts'
import { type Board, packWith } from '../support/table.ts'

describe('points printed on the board', () => {
  test('X18 REN-DEC-1 REN-DEC-11 REN-DEC-12: Universalism in period I gives 4 per artwork, 1 per destination and 3 per character', () => {
    const board = {
      artworks: someArtworks(1, 1, 0),
      destinations: tiles.slice(0, 1),
      invited: someCharacters(1, 1),
    }
    expect(worth('universalism', board, { period: 1 })).toBe(15)
    expect(worth('universalism', { artworks: someArtworks(0, 1, 0) }, { period: 1 })).toBe(4)
    expect(worth('universalism', { destinations: ['tunis'] }, { period: 1 })).toBe(1)
    expect(worth('universalism', { invited: someCharacters(1, 0) }, { period: 1 })).toBe(3)
  })

  /** Each item has its own points, in one period only. */
  const points: Record<Item, number> = {
    artwork: 1,
    destination: 2,
    character: 4,
    ship: 5,
    lighthouse: 6,
    bread: 7,
    type: 8,
    set: 20,
    pair: 9,
  }
  const pack = packWith((changed) => {
    changed.boardPoints.value = [{}, points, {}, {}]
  })
  const rich: Board = {
    artworks: someArtworks(3, 2, 1),
    destinations: ['tunis', 'zara', 'lisbon'],
    docked: ['tunis', 'lisbon', 'naples'],
    invited: someCharacters(1, 1, 1, 2),
    lighthouses: ['venice', 'ragusa'],
    built: 2,
    bread: 7,
  }

  test.each([
    ['adulation', 3 * 3, 3 * (3 + 1)],
    ['blessing', 10 + 3, 10 + 20 + (3 + 9)],
    ['colonization', 2 * 3, 2 * (3 + 6)],
    ['trade', 2 * 3, 2 * (3 + 5)],
    ['conclave', 5 * 2, 5 * (2 + 4)],
    ['council', 4 * 6, 4 * (6 + 8)],
    ['exploration', 3 * 2, 3 * (2 + 2)],
    ['mobilization', 2 * 2, 2 * (2 + 5)],
    ['subsistence', 3 * 2, 3 * (2 + 7)],
    ['universalism', 6 + 3 + 5, 6 * (1 + 1) + 3 * (1 + 2) + 5 * (1 + 4)],
  ])(
    'REN-DEC-1 REN-DEC-12: %s scores %i without and %i with the points on the board',
    (decree, plain, raised) => {
      expect(worth(decree, rich, { pack, period: 1 })).toBe(plain)
      expect(worth(decree, rich, { pack, period: 2 })).toBe(raised)
      expect(worth(decree, rich, { pack, period: 3 })).toBe(plain)
      // They raise what the decree counts, and give nothing by themselves.
      expect(worth(decree, {}, { pack, period: 2 })).toBe(0)
    },
  )

  test('REN-DEC-3 REN-DEC-12 REN-PRT-1: the points on the board are added to a pair in both printings', () => {
    expect(worth('blessing', rich, { pack, period: 2, printing: 'french' })).toBe(30 + 13)
    expect(worth('blessing', rich, { pack, period: 4, printing: 'french' })).toBe(10 + 4)
  })
})
