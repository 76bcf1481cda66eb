import { describe, expect, test } from 'vitest'
import { ATLAS, COUNCIL, table, WORKS } from '../support/new-period.ts'
import type { Table } from '../support/table.ts'

const cover = (t: Table): (string | null)[] =>
  t.game.covers.map((tile) => (tile < 0 ? null : t.tables.destinationIds[tile]))

describe('the Atlas', () => {
  test('X19 REN-NEW-2: at the start of period II the rightmost tile covers the first evolving destination', () => {
    const t = table()
    t.endPeriod()
    expect(t.game.period).toBe(1)
    expect(cover(t)).toEqual(['antalya', null, null])
    expect(t.row('atlas')).toEqual(['tunis', 'trebizond', 'hormuz', 'bruges', 'calicut'])
    expect(t.eventsOf('cover')).toEqual([
      { kind: 'cover', destination: 'antalya', place: 'salerno' },
    ])
  })

  test('REN-NEW-2: periods III and IV cover the second and the third, and the end covers none', () => {
    const t = table()
    t.endPeriod().endPeriod()
    expect(cover(t)).toEqual(['antalya', 'calicut', null])
    t.endPeriod()
    expect(cover(t)).toEqual(['antalya', 'calicut', 'bruges'])
    expect(t.row('atlas')).toEqual(['lisbon', 'zara', 'tunis', 'trebizond', 'hormuz'])
    expect(t.eventsOf('cover').map(({ place }) => place)).toEqual(['salerno', 'messina', 'gaeta'])
    t.clearEvents().endPeriod()
    expect(t.about).toBe('over')
    expect(t.eventsOf('cover')).toEqual([])
    expect(t.eventsOf('reveal')).toEqual([])
    expect(t.row('atlas')).toEqual(['lisbon', 'zara', 'tunis', 'trebizond', 'hormuz'])
  })

  test('REN-NEW-2 REN-DIS-4: with an empty deck the row shrinks', () => {
    const t = table({ emptyDecks: ['atlas'], nextTiles: [] })
    t.endPeriod()
    expect(cover(t)).toEqual(['antalya', null, null])
    expect(t.row('atlas')).toEqual([null, ...ATLAS.slice(0, 4)])
  })

  test('REN-NEW-2 REN-EVO-5: with an empty Atlas the evolving destination stays as printed', () => {
    const t = table({ atlas: ['tunis'], nextTiles: [], emptyDecks: ['atlas'] })
    t.endPeriod()
    expect(cover(t)).toEqual(['tunis', null, null])
    expect(t.row('atlas')).toEqual([null, null, null, null, null])
    t.clearEvents().endPeriod()
    expect(t.game.period).toBe(2)
    expect(cover(t)).toEqual(['tunis', null, null])
    expect(t.eventsOf('cover')).toEqual([])
  })
})

describe('Workshop and Council', () => {
  test('REN-NEW-3: the rightmost artwork and character are discarded, and the rows refilled', () => {
    const t = table()
    t.endPeriod()
    expect(t.row('workshop')).toEqual(['pieta', ...WORKS.slice(0, 4)])
    expect(t.row('council')).toEqual(['titian', ...COUNCIL.slice(0, 3)])
    const { artworkIds, characterIds } = t.tables
    expect(t.game.artworkDiscard).toEqual([artworkIds.indexOf('on-painting')])
    expect(t.game.councilDiscard).toEqual([characterIds.indexOf('raphael')])
    expect(t.eventsOf('card')).toEqual([
      {
        kind: 'card',
        what: 'artwork',
        card: 'on-painting',
        from: 'row',
        to: 'discard',
        seat: -1,
        seen: 15,
      },
      {
        kind: 'card',
        what: 'character',
        card: 'raphael',
        from: 'row',
        to: 'discard',
        seat: -1,
        seen: 15,
      },
    ])
  })

  test('REN-NEW-5: an empty deck is reshuffled from its discard pile, including the card just discarded', () => {
    const t = table({
      emptyDecks: ['workshop', 'council'],
      emptyDiscards: ['workshop', 'council'],
      nextArtworks: [],
      nextCharacters: [],
    })
    t.endPeriod()
    expect(t.eventsOf('remake')).toEqual([
      { kind: 'remake', row: 'workshop', cards: 1 },
      { kind: 'remake', row: 'council', cards: 1 },
    ])
    expect(t.row('workshop')).toEqual(['on-painting', ...WORKS.slice(0, 4)])
    expect(t.row('council')).toEqual(['raphael', ...COUNCIL.slice(0, 3)])
    expect(t.game.artworkDiscard).toEqual([])
    expect(t.game.councilDiscard).toEqual([])
  })

  test('REN-NEW-5: the whole discard pile goes into the new deck', () => {
    const t = table({ emptyDecks: ['workshop', 'council'], nextArtworks: [], nextCharacters: [] })
    const works = t.game.artworkDiscard.length + 1
    const people = t.game.councilDiscard.length + 1
    t.endPeriod()
    expect(t.eventsOf('remake')).toEqual([
      { kind: 'remake', row: 'workshop', cards: works },
      { kind: 'remake', row: 'council', cards: people },
    ])
    expect(t.game.artworkDeck.length).toBe(works - 1)
    expect(t.game.councilDeck.length).toBe(people - 1)
  })

  test('REN-NEW-3 REN-ROW-3: from an empty row nothing is discarded', () => {
    const t = table({
      workshop: [],
      council: [],
      emptyDecks: ['workshop', 'council'],
      emptyDiscards: ['workshop', 'council'],
      nextArtworks: [],
      nextCharacters: [],
    })
    t.endPeriod()
    expect(t.game.period).toBe(1)
    expect(t.eventsOf('card')).toEqual([])
    expect(t.row('workshop')).toEqual([null, null, null, null, null])
    expect(t.row('council')).toEqual([null, null, null, null])
  })
})
