import { describe, expect, test } from 'vitest'
import { idsOf } from '../support/countables.ts'
import { someArtworks, someCharacters, tiles, worth } from '../support/decrees.ts'
import { openTable } from '../support/table.ts'

describe('the ten decrees', () => {
  test('REN-DEC-2: Adulation gives 3 per artwork of the most numerous type', () => {
    expect(worth('adulation', {})).toBe(0)
    expect(worth('adulation', { artworks: someArtworks(1, 0, 0) })).toBe(3)
    expect(worth('adulation', { artworks: someArtworks(3, 2, 1) })).toBe(9)
    expect(worth('adulation', { artworks: someArtworks(1, 4, 2) })).toBe(12)
    expect(worth('adulation', { artworks: someArtworks(1, 2, 5) })).toBe(15)
    expect(worth('adulation', { artworks: someArtworks(2, 2, 2) })).toBe(6)
  })

  test.each([
    ['english', 3],
    ['french', 4],
  ] as const)(
    'REN-DEC-3 REN-PRT-1: Blessing in the %s printing gives 10 per set, then %i per pair',
    (printing, pair) => {
      const blessing = (books: number, paintings: number, monuments: number): number =>
        worth('blessing', { artworks: someArtworks(books, paintings, monuments) }, { printing })
      expect(blessing(0, 0, 0)).toBe(0)
      expect(blessing(4, 0, 0)).toBe(0)
      expect(blessing(1, 1, 0)).toBe(pair)
      expect(blessing(0, 3, 2)).toBe(2 * pair)
      expect(blessing(1, 0, 5)).toBe(pair)
      expect(blessing(1, 1, 1)).toBe(10)
      expect(blessing(3, 2, 1)).toBe(10 + pair)
      expect(blessing(1, 2, 3)).toBe(10 + pair)
      expect(blessing(2, 1, 3)).toBe(10 + pair)
      expect(blessing(4, 4, 1)).toBe(10 + 3 * pair)
      expect(blessing(2, 5, 2)).toBe(20)
    },
  )

  test('REN-DEC-4: Colonization gives 3 per erected lighthouse, on any destination', () => {
    expect(worth('colonization', {})).toBe(0)
    expect(worth('colonization', { lighthouses: ['venice'] })).toBe(3)
    const own = { destinations: ['tunis'], lighthouses: ['tunis', 'genoa', 'ragusa'] }
    expect(worth('colonization', own)).toBe(9)
  })

  test('REN-DEC-5: Trade gives 3 per ship on own private destinations', () => {
    const board = { destinations: ['tunis', 'zara', 'lisbon'] }
    expect(worth('trade', board)).toBe(0)
    expect(worth('trade', { ...board, docked: ['tunis'] })).toBe(3)
    expect(worth('trade', { ...board, docked: ['tunis', 'lisbon'] })).toBe(6)
    // Ships on public destinations do not count.
    expect(worth('trade', { ...board, docked: ['tunis', 'naples', 'gaeta'] })).toBe(3)
  })

  test('REN-DEC-6: Conclave gives 2 per invited character, upright or engaged, and nothing for the hand', () => {
    expect(worth('conclave', { hand: someCharacters(2, 0) })).toBe(0)
    expect(worth('conclave', { invited: someCharacters(1, 0) })).toBe(2)
    expect(worth('conclave', { invited: someCharacters(2, 1, 1, 1), hand: ['leo-x'] })).toBe(10)
    const turned = idsOf('engageable').slice(0, 2)
    expect(worth('conclave', { invited: turned, engaged: turned })).toBe(4)
  })

  test('REN-DEC-7: Council gives 6 per type of invited character', () => {
    expect(worth('council', {})).toBe(0)
    expect(worth('council', { invited: someCharacters(3, 0) })).toBe(6)
    expect(worth('council', { invited: someCharacters(0, 2, 1) })).toBe(12)
    expect(worth('council', { invited: someCharacters(1, 0, 2, 1) })).toBe(18)
    expect(worth('council', { invited: someCharacters(1, 1, 1, 2), hand: ['leo-x'] })).toBe(24)
  })

  test('REN-DEC-8 REN-EVO-6: Exploration gives 2 per discovered private destination', () => {
    expect(worth('exploration', {})).toBe(0)
    expect(worth('exploration', { destinations: tiles.slice(0, 1) })).toBe(2)
    expect(worth('exploration', { destinations: tiles.slice(0, 5) })).toBe(10)
    const table = openTable().arrange({
      boards: [{ bread: 2, destinations: ['tunis'] }],
      covers: ['zara', 'lisbon', null],
      decrees: ['council', 'trade', 'exploration', 'blessing'],
    })
    table.endPeriod()
    expect(table.eventsOf('decree').map(({ points }) => points)).toEqual([2, 0])
  })

  test('REN-DEC-9: Mobilization gives 2 per built ship, not for the first 4', () => {
    expect(worth('mobilization', {})).toBe(0)
    expect(worth('mobilization', { built: 1, bread: 3 })).toBe(2)
    expect(worth('mobilization', { built: 4, bread: 6, bay: 5, port: 3 })).toBe(8)
    expect(worth('mobilization', { built: 6, bread: 6, bay: 10 })).toBe(12)
  })

  test('REN-DEC-10: Subsistence gives 2 per bread left after feeding', () => {
    expect(worth('subsistence', { bread: 2 })).toBe(0)
    expect(worth('subsistence', { bread: 3 })).toBe(2)
    expect(worth('subsistence', { bread: 6 })).toBe(8)
    expect(worth('subsistence', { bread: 6, built: 1 })).toBe(6)
  })

  test('REN-DEC-11: Universalism gives 1 per artwork, private destination and invited character', () => {
    expect(worth('universalism', {})).toBe(0)
    expect(worth('universalism', { artworks: someArtworks(1, 2, 0) })).toBe(3)
    expect(worth('universalism', { destinations: tiles.slice(0, 2) })).toBe(2)
    expect(worth('universalism', { invited: someCharacters(1, 1, 0, 1), hand: ['leo-x'] })).toBe(3)
    const board = {
      artworks: someArtworks(1, 1, 1),
      destinations: tiles.slice(0, 4),
      invited: someCharacters(1, 1),
    }
    expect(worth('universalism', board)).toBe(9)
  })
})
