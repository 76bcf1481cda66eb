import { describe, expect, test } from 'vitest'
import { openOriginal, permanents } from '../support/original.ts'
import type { Table } from '../support/table.ts'

/**
 * A milestone of two paintings and two books, and a character that counts as one contract of any
 * type.
 */
function atGoal(artworks: string[]): Table {
  const pack = permanents({ barsbay: [{ extra: 1, of: 'artwork', for: 'titles' }] })
  const title = pack.titles.findIndex(({ id }) => id === 'courtier')
  pack.titles[title].needs = [
    { count: 'painting', atLeast: 2 },
    { count: 'book', atLeast: 2 },
  ]
  return openOriginal({ pack }).arrange({
    boards: [{ invited: ['barsbay'], artworks, bread: 0 }],
    titles: ['governor', 'pilot', 'courtier'],
  })
}

describe('a character that counts as one contract of any type', () => {
  const missing = (artworks: string[]) =>
    atGoal(artworks).refusal({ do: 'claim', title: 'courtier' })

  test('ORI-FRE-3 ORI-CHR-2: counts for the type that is missing', () => {
    expect(missing(['mona-lisa', 'utopia', 'the-prince'])).toBeNull()
    expect(missing(['mona-lisa', 'the-tempest', 'utopia'])).toBeNull()
  })

  test('ORI-FRE-3 ORI-CHR-2: counts once', () => {
    expect(missing(['mona-lisa', 'utopia'])).toEqual({ code: 'needsNotMet', needs: 2, has: 1 })
    expect(missing(['mona-lisa', 'the-tempest'])).toEqual({
      code: 'needsNotMet',
      needs: 2,
      has: 1,
    })
  })
})

describe('squares of milestones', () => {
  test('ORI-FRE-3: claiming one milestone does not block another', () => {
    const table = openOriginal().arrange({
      boards: [{ colonies: 4, built: 4 }],
      titles: ['governor', 'admiral', 'pilot'],
      taken: [[], [0], [0]],
    })
    expect(table.refusal({ do: 'claim', title: 'governor' })).toBeNull()
    expect(table.refusal({ do: 'claim', title: 'admiral' })?.code).toBe('alreadyClaimed')
  })
})
