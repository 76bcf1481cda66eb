import { ALL_SEE, IN_DISCARD, IN_ROW } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openTable, packWith, type Table } from '../support/table.ts'

/**
 * Cards cost only what their slot adds. `naples` takes a character, `palermo` discards the
 * rightmost character, `genoa` the rightmost artwork.
 */
const pack = packWith((it) => {
  const [naples, palermo, genoa] = it.publicDestinations
  naples.benefits = { take: 1 }
  palermo.benefits = { discard: 'character' }
  genoa.benefits = { discard: 'artwork' }
  for (const artwork of it.artworks) {
    artwork.cost = 0
    artwork.in = ['wine']
    delete artwork.bonus
  }
  for (const tile of it.privateDestinations) tile.cost = 0
})

const { tables } = openTable({ pack })
const ART = tables.artworkIds
const TILES = tables.destinationIds.slice(tables.publicCount + tables.evolvingCount)
const PEOPLE = tables.characterIds
const rows = { workshop: ART.slice(0, 5), atlas: TILES.slice(0, 5), council: PEOPLE.slice(0, 4) }
const next = {
  nextArtworks: [ART[10], ART[11]],
  nextTiles: [TILES[10]],
  nextCharacters: [PEOPLE[10]],
}
/** No player reaches these titles in the tests. */
const unreachedTitles = ['ambassador', 'courtier', 'humanist']

const setUp = (layout: Parameters<Table['arrange']>[0] = {}, players = 2): Table =>
  openTable({ pack, players }).arrange({
    boards: [{ bay: 4, bread: 3 }],
    titles: unreachedTitles,
    ...rows,
    ...next,
    ...layout,
  })

/** Takes the card of a slot by a main action. */
function takeSlot(table: Table, row: keyof typeof rows, slot: number): Table {
  const card = table.row(row)[slot] ?? ''
  if (row === 'workshop') return table.play({ do: 'acquire', artwork: card })
  if (row === 'atlas') return table.play({ do: 'discover', to: card })
  return table.play({ do: 'navigate', to: 'naples' }, { do: 'take', character: card })
}

const FIRST_NEW = { workshop: ART[10], atlas: TILES[10], council: PEOPLE[10] }

describe('cards slide right', () => {
  for (const row of ['workshop', 'atlas', 'council'] as const)
    test(`REN-ROW-1: ${row}: cards left of the gap slide right, the others stay, and a new card comes in at the left`, () => {
      const cards = rows[row]
      for (let slot = 0; slot < cards.length; slot++) {
        const table = takeSlot(setUp(), row, slot)
        const left = cards.slice(0, slot)
        expect(table.row(row)).toEqual([FIRST_NEW[row], ...left, ...cards.slice(slot + 1)])
        expect(table.eventsOf('slide')).toEqual(
          left.map((card, from) => ({ kind: 'slide', row, from, to: from + 1, card })).reverse(),
        )
        const before = { workshop: 49, atlas: 31, council: 71 }[row]
        expect(table.eventsOf('reveal')).toEqual([
          { kind: 'reveal', row, slot: 0, card: FIRST_NEW[row], left: before - 1 },
        ])
        expect(table.rules.audit(table.game)).toEqual([])
      }
    })

  test('REN-ROW-1: the added cost belongs to the slot, not to the card', () => {
    const table = setUp()
    // The first slot adds 2: one ship to the port yields 3, so 1 becomes bread.
    const price = (artwork: string): number => {
      const trial = openTable({ pack })
      trial.game = table.rules.copy(table.game)
      return trial.play({ do: 'acquire', artwork }).eventsOf('acquire')[0].cost
    }
    expect(rows.workshop.map(price)).toEqual([2, 1, 1, 0, 0])
    takeSlot(table, 'workshop', 4).play({ do: 'pass' })
    expect(table.row('workshop')).toEqual([ART[10], ...rows.workshop.slice(0, 4)])
    expect([ART[10], ...rows.workshop.slice(0, 4)].map(price)).toEqual([2, 1, 1, 0, 0])
  })

  test('REN-ROW-1: only the rightmost slot gives 1 bread', () => {
    for (const row of ['workshop', 'atlas'] as const) {
      const bread = [0, 1, 2, 3, 4].map((slot) => takeSlot(setUp(), row, slot).bread(0) - 3)
      // An emergency ship yields 3, of which 2, 1 and 1 pay for the slot.
      expect(bread).toEqual([1, 2, 2, 0, 1])
    }
    const bread = [0, 1, 2, 3].map((slot) => takeSlot(setUp(), 'council', slot).bread(0) - 3)
    expect(bread).toEqual([-2, -1, 0, 1])
  })

  test('REN-ROW-1: a short row has its gaps at the left, and prices belong to the slots', () => {
    const table = setUp({ workshop: [ART[0], ART[1]], council: [PEOPLE[0], PEOPLE[1]] })
    expect(table.row('workshop')).toEqual([null, null, null, ART[0], ART[1]])
    const last = setUp({ workshop: [ART[0], ART[1]] }).play({ do: 'acquire', artwork: ART[1] })
    expect(last.eventsOf('acquire')[0].cost).toBe(0)
    expect(last.bread(0)).toBe(4)
    const first = setUp({ workshop: [ART[0], ART[1]] }).play({ do: 'acquire', artwork: ART[0] })
    expect(first.eventsOf('acquire')[0].cost).toBe(0)
    expect(first.bread(0)).toBe(3)
    table.play({ do: 'navigate', to: 'naples' }, { do: 'take', character: PEOPLE[0] })
    expect(table.bread(0)).toBe(3)
  })

  test('REN-ROW-1: all gaps are filled, the rightmost first', () => {
    const table = setUp({ workshop: [ART[0], ART[1]], nextArtworks: ART.slice(20, 24) })
    takeSlot(table, 'workshop', 3)
    expect(table.row('workshop')).toEqual([ART[23], ART[22], ART[21], ART[20], ART[1]])
    expect(table.eventsOf('reveal').map(({ slot }) => slot)).toEqual([3, 2, 1, 0])
    // Nothing was left of the gap, so nothing slid.
    expect(table.eventsOf('slide')).toEqual([])
  })
})

describe('discarding from a row', () => {
  test('REN-ROW-2: the card is discarded before the row slides and is refilled', () => {
    const table = setUp().play({ do: 'navigate', to: 'genoa' })
    const kinds = table.events.map(({ kind }) => kind)
    const at = kinds.indexOf('card')
    expect(kinds.slice(at, at + 6)).toEqual(['card', 'slide', 'slide', 'slide', 'slide', 'reveal'])
    expect(table.events[at]).toEqual({
      kind: 'card',
      what: 'artwork',
      card: ART[4],
      from: 'row',
      to: 'discard',
      seat: 0,
      seen: ALL_SEE,
    })
    expect(table.row('workshop')).toEqual([ART[10], ...ART.slice(0, 4)])
    expect(table.game.artworkDiscard).toEqual([4])
    expect(table.row('council')).toEqual(rows.council)
  })

  test('REN-ROW-2: the first card of the pack is discarded like any other', () => {
    const table = setUp({ workshop: rows.workshop.toReversed() }).play({
      do: 'navigate',
      to: 'genoa',
    })
    expect(table.game.artworkDiscard).toEqual([0])
    expect(table.row('workshop')).toEqual([ART[10], ART[4], ART[3], ART[2], ART[1]])
  })

  test('REN-ROW-2: a character is discarded the same way', () => {
    const table = setUp().play({ do: 'navigate', to: 'palermo' })
    expect(table.row('council')).toEqual([PEOPLE[10], ...PEOPLE.slice(0, 3)])
    expect(table.game.councilDiscard).toEqual([3])
    expect(table.game.where[3]).toBe(IN_DISCARD)
    expect(table.game.where[10]).toBe(IN_ROW)
    expect(table.eventsOf('card')[0]).toMatchObject({
      what: 'character',
      card: PEOPLE[3],
      to: 'discard',
    })
    expect(table.row('workshop')).toEqual(rows.workshop)
  })
})

describe('replacing a whole row', () => {
  const packReplacing = (row: 'workshop' | 'council') =>
    packWith(({ publicDestinations: [naples] }) => {
      naples.benefits = { refresh: row }
    })

  test('REN-ROW-2: all cards are discarded from the right, then all slots are filled from the right', () => {
    const nextCharacters = PEOPLE.slice(20, 24)
    const table = openTable({ pack: packReplacing('council') })
    table.arrange({ council: rows.council, nextCharacters }).play({ do: 'navigate', to: 'naples' })
    expect(table.eventsOf('card').map(({ card }) => card)).toEqual(rows.council.toReversed())
    for (const event of table.eventsOf('card'))
      expect(event).toMatchObject({ from: 'row', to: 'discard', seat: 0, seen: ALL_SEE })
    expect(table.game.councilDiscard).toEqual([3, 2, 1, 0])
    expect(table.row('council')).toEqual(nextCharacters.toReversed())
    expect(table.eventsOf('reveal').map(({ slot, left }) => [slot, left])).toEqual([
      [3, 70],
      [2, 69],
      [1, 68],
      [0, 67],
    ])
    expect(table.eventsOf('slide')).toEqual([])
    expect(table.rules.audit(table.game)).toEqual([])
  })

  test('REN-ROW-2 REN-ROW-3: gaps are not discarded, and if the deck has too few cards, the discarded ones come back', () => {
    const table = openTable({ pack: packReplacing('workshop') })
    table.arrange({
      workshop: [ART[0], ART[1]],
      emptyDecks: ['workshop'],
      emptyDiscards: ['workshop'],
    })
    table.play({ do: 'navigate', to: 'naples' })
    expect(table.eventsOf('card').map(({ card }) => card)).toEqual([ART[1], ART[0]])
    expect(table.eventsOf('remake')).toEqual([{ kind: 'remake', row: 'workshop', cards: 2 }])
    expect(table.row('workshop').slice(0, 3)).toEqual([null, null, null])
    expect(table.row('workshop').slice(3).toSorted()).toEqual([ART[0], ART[1]].toSorted())
    expect(table.game.artworkDiscard).toEqual([])
    expect(table.rules.audit(table.game)).toEqual([])
  })
})
