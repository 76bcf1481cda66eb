import { PositionError, type Printing } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openTable, packWith, type Table } from '../support/table.ts'

const PRINTINGS: readonly Printing[] = ['english', 'french']

/** Titles that nobody reaches in these tests. */
const far = ['ambassador', 'courtier', 'humanist']
const ofType = (table: Table, type: number): string[] =>
  table.tables.artworkIds.filter((_, artwork) => table.tables.artworks.type[artwork] === type)

describe('REN-PRT-1: the printings differ in three numbers', () => {
  test('REN-PRT-1 REN-DEC-3: a pair in Blessing gives 3 in English and 4 in French; a set gives 10 in both', () => {
    for (const [printing, pair] of [
      ['english', 3],
      ['french', 4],
    ] as const) {
      const table = openTable({ printing })
      const [books, paintings, monuments] = [0, 1, 2].map((type) => ofType(table, type))
      table.arrange({
        boards: [
          { bread: 2, artworks: [books[0], paintings[0]] },
          { bread: 2, artworks: [books[1], paintings[1], monuments[0], books[2], monuments[1]] },
        ],
        titles: far,
        decrees: ['blessing', 'trade', 'conclave', 'council'],
      })
      table.endPeriod()
      expect(table.eventsOf('decree').map(({ seat, points }) => [seat, points])).toEqual([
        [0, pair],
        [1, 10 + pair],
      ])
      expect(table.game.score).toEqual([pair, 10 + pair])
    }
  })

  test('REN-PRT-1 REN-TIT-4: the Collector needs 7 artworks in English, 6 in French', () => {
    const pack = packWith(({ artworks }) => {
      artworks[0] = { ...artworks[0], cost: 0, points: 0 }
      delete artworks[0].bonus
    })
    const scoreWith = (printing: Printing, artworks: number): number => {
      const table = openTable({ printing, pack })
      const ids = table.tables.artworkIds
      table.arrange({
        boards: [{ artworks: ids.slice(6, 6 + artworks - 1) }],
        workshop: [ids[1], ids[2], ids[3], ids[0], ids[4]],
        titles: ['ambassador', 'collector', 'courtier'],
      })
      return table.play({ do: 'acquire', artwork: ids[0] }).score(0)
    }
    expect(scoreWith('english', 6)).toBe(0)
    expect(scoreWith('english', 7)).toBe(12)
    expect(scoreWith('french', 5)).toBe(0)
    expect(scoreWith('french', 6)).toBe(12)
  })

  test('REN-PRT-1 REN-SOL-8: the ranks of a solo game differ', () => {
    const rank = (printing: Printing, score: number): number | undefined => {
      const table = openTable({ printing, players: 1 }).arrange({ boards: [{ score }] })
      return table.rules.standings(table.game)[0].rank
    }
    const ranks = (printing: Printing, scores: number[]) => scores.map((s) => rank(printing, s))
    expect(ranks('english', [125, 126, 175, 176, 225, 226])).toEqual([1, 2, 2, 3, 3, 4])
    expect(ranks('french', [120, 121, 180, 181, 229, 230])).toEqual([1, 2, 2, 3, 3, 4])
  })

  test('REN-PRT-1: nothing else differs', () => {
    const [english, french] = PRINTINGS.map((printing) => openTable({ printing }).tables)
    const blessing = english.decreeIds.indexOf('blessing')
    const collector = english.titleIds.indexOf('collector')
    expect(english.decrees.lines[blessing]).not.toEqual(french.decrees.lines[blessing])
    const common = (tables: typeof english) => ({
      ...tables,
      printing: '',
      decrees: { ...tables.decrees, lines: tables.decrees.lines.toSpliced(blessing, 1) },
      titles: { ...tables.titles, needs: tables.titles.needs.toSpliced(collector, 1) },
      solo: { ...tables.solo, ranks: [] },
    })
    expect(common(english)).toEqual(common(french))
  })

  test('REN-PRT-1: a position of one printing is refused by the other', () => {
    const [english, french] = PRINTINGS.map((printing) => openTable({ printing }))
    const text = english.rules.encode(english.game)
    expect(english.rules.decode(text)).toEqual(english.game)
    expect(() => french.rules.decode(text)).toThrow(PositionError)
    expect(() => french.rules.decode(text)).toThrow(
      'the position belongs to a printing other than french',
    )
  })
})
