import { describe, expect, test } from 'vitest'
import { changed, richPosition } from '../support/positions.ts'
import { openTable } from '../support/table.ts'

/** Positions at the edge of what a text can say. */

test('with four players, invited characters of every seat are decoded', () => {
  const table = openTable({ players: 4 })
  const characters = table.tables.characterIds.slice(20, 28)
  table.arrange({
    boards: [0, 2, 4, 6].map((i) => ({
      invited: characters.slice(i, i + 2),
      engaged: characters.slice(i, i + 1),
    })),
  })
  const again = table.rules.decode(table.rules.encode(table.game))
  expect(again).toEqual(table.game)
  expect(again.invited).toHaveLength(4 * 4)
  expect(again.invited.reduce((sum, many) => sum + many, 0)).toBe(8)
})

describe('an unknown title with a taken square is refused', () => {
  const table = richPosition()
  const titles = table.tables.titleIds.length
  test.each([titles, titles + 1, 127])('title number %i', (title) => {
    const text = table.rules.encode(changed(table, (game) => game.titles.splice(0, 1, title)))
    expect(() => table.rules.decode(text)).toThrow(
      `no legal position: titles out of range: ${title}`,
    )
  })
})
