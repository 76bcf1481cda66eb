import { IN_DECK, IN_ROW } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { openTable, packWith, type Table } from '../support/table.ts'

/** `naples` takes a character, `palermo` discards the rightmost character, `genoa` the rightmost artwork. */
const pack = packWith((it) => {
  const [naples, palermo, genoa] = it.publicDestinations
  naples.benefits = [{ take: 1 }, { points: 1 }]
  palermo.benefits = [{ discard: 'character' }, { points: 1 }]
  genoa.benefits = [{ discard: 'artwork' }, { points: 1 }]
  for (const artwork of it.artworks) {
    artwork.cost = 0
    artwork.points = 0
    delete artwork.bonus
  }
  for (const tile of it.privateDestinations) tile.cost = 0
})

const { tables } = openTable({ pack })
const ART = tables.artworkIds
const TILES = tables.destinationIds.slice(tables.publicCount + tables.evolvingCount)
const PEOPLE = tables.characterIds
const far = ['ambassador', 'courtier', 'humanist']

const setUp = (layout: Parameters<Table['arrange']>[0], players = 2): Table =>
  openTable({ pack, players }).arrange({ titles: far, ...layout })

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b)
const none = ['workshop', 'council'] as const

describe('reshuffling a deck', () => {
  test('REN-ROW-2: an empty deck is reshuffled from the whole discard pile when a card is needed, with the card just discarded', () => {
    const table = setUp({ workshop: ART.slice(0, 5), emptyDecks: ['workshop'] })
    const discard = [...table.game.artworkDiscard]
    expect(discard).toHaveLength(49)
    table.play({ do: 'navigate', to: 'genoa' })
    expect(table.eventsOf('remake')).toEqual([{ kind: 'remake', row: 'workshop', cards: 50 }])
    expect(table.game.artworkDiscard).toEqual([])
    expect(table.game.artworkDeck).toHaveLength(49)
    const shown = table.game.workshop[0]
    expect(sorted([shown, ...table.game.artworkDeck])).toEqual(sorted([4, ...discard]))
    expect(table.row('workshop').slice(1)).toEqual(ART.slice(0, 4))
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('remake')).toBeGreaterThan(kinds.lastIndexOf('slide'))
    expect(kinds.indexOf('remake')).toBe(kinds.indexOf('reveal') - 1)
    expect(table.eventsOf('reveal')).toMatchObject([{ card: ART[shown], slot: 0, left: 49 }])
    expect(table.rules.audit(table.game)).toEqual([])
  })

  test('REN-ROW-2: the Council deck is reshuffled the same way, and its cards are in the deck again', () => {
    const table = setUp({ council: PEOPLE.slice(0, 4), emptyDecks: ['council'] })
    expect(table.game.councilDiscard).toHaveLength(71)
    table.play({ do: 'navigate', to: 'palermo' })
    expect(table.eventsOf('remake')).toEqual([{ kind: 'remake', row: 'council', cards: 72 }])
    expect(table.game.councilDiscard).toEqual([])
    expect(table.game.councilDeck).toHaveLength(71)
    for (const card of table.game.councilDeck) expect(table.game.where[card]).toBe(IN_DECK)
    expect(table.game.where[table.game.council[0]]).toBe(IN_ROW)
    expect(table.rules.audit(table.game)).toEqual([])
  })

  test('REN-ROW-2: the result is the same without a listener for events', () => {
    const table = setUp({ workshop: ART.slice(0, 5), emptyDecks: ['workshop'] })
    const quiet = table.rules.copy(table.game)
    const choice = table.rules.parse({ do: 'navigate', to: 'genoa' })
    table.rules.play(quiet, 0, choice)
    expect(quiet).toEqual(table.play({ do: 'navigate', to: 'genoa' }).game)
    expect(quiet.artworkDiscard).toEqual([])
  })

  test('REN-ROW-2: the order depends on the seed', () => {
    const orders = [1, 2, 3].map((seed) => {
      const table = openTable({ pack, seed })
      table.arrange({ workshop: ART.slice(0, 5), emptyDecks: ['workshop'] })
      table.play({ do: 'navigate', to: 'genoa' })
      return table.game.artworkDeck.join()
    })
    expect(new Set(orders).size).toBe(3)
  })

  test('REN-ROW-2: the only discarded card comes back at the left of the row', () => {
    const table = setUp({
      workshop: ART.slice(0, 5),
      council: PEOPLE.slice(0, 4),
      emptyDecks: [...none],
      emptyDiscards: [...none],
    })
    table.play({ do: 'navigate', to: 'genoa' }, { do: 'pass' }, { do: 'navigate', to: 'palermo' })
    expect(table.row('workshop')).toEqual([ART[4], ...ART.slice(0, 4)])
    expect(table.row('council')).toEqual([PEOPLE[3], ...PEOPLE.slice(0, 3)])
    expect(table.eventsOf('remake').map(({ row, cards }) => [row, cards])).toEqual([
      ['workshop', 1],
      ['council', 1],
    ])
  })

  test('REN-ROW-2: while the deck has a card, it is drawn and the discard pile stays', () => {
    const table = setUp({ workshop: ART.slice(0, 5), emptyDecks: ['workshop'] })
    const { game } = table
    const last = game.artworkDiscard.splice(7, 1)
    game.artworkDeck.push(...last)
    table.play({ do: 'navigate', to: 'genoa' })
    expect(table.eventsOf('remake')).toEqual([])
    expect(game.workshop[0]).toBe(last[0])
    expect(game.artworkDeck).toEqual([])
    expect(game.artworkDiscard).toHaveLength(49)
    expect(game.artworkDiscard.at(-1)).toBe(4)
    expect(table.eventsOf('reveal')[0].left).toBe(0)
  })
})

describe('deck and discard pile both empty', () => {
  test('REN-ROW-3: the row stays short, with gaps at the left', () => {
    const table = setUp({
      workshop: ART.slice(0, 5),
      council: PEOPLE.slice(0, 4),
      emptyDecks: [...none],
      emptyDiscards: [...none],
    })
    table.play({ do: 'acquire', artwork: ART[3] })
    expect(table.row('workshop')).toEqual([null, ART[0], ART[1], ART[2], ART[4]])
    expect(table.eventsOf('remake')).toEqual([])
    expect(table.eventsOf('reveal')).toEqual([])
    table.play({ do: 'pass' }, { do: 'acquire', artwork: ART[4] })
    expect(table.row('workshop')).toEqual([null, null, ART[0], ART[1], ART[2]])
    table.play({ do: 'navigate', to: 'naples' }, { do: 'take', character: PEOPLE[3] })
    expect(table.row('council')).toEqual([null, ...PEOPLE.slice(0, 3)])
    expect(table.rules.audit(table.game)).toEqual([])
  })

  const empty = () =>
    setUp({
      boards: [{ bread: 6, bay: 4 }],
      workshop: [],
      council: [],
      emptyDecks: [...none],
      emptyDiscards: [...none],
    })

  test('REN-ROW-3: discarding from an empty row does nothing, and the other benefits follow', () => {
    const table = empty().play({ do: 'navigate', to: 'genoa' }).play({ do: 'pass' })
    table.play({ do: 'navigate', to: 'palermo' })
    expect(table.score(0)).toBe(2)
    expect([
      ...table.eventsOf('card'),
      ...table.eventsOf('remake'),
      ...table.eventsOf('reveal'),
    ]).toEqual([])
    expect(table.row('workshop')).toEqual([null, null, null, null, null])
    expect(table.row('council')).toEqual([null, null, null, null])
    expect(table.game.artworkDiscard).toEqual([])
    expect(table.game.councilDiscard).toEqual([])
  })

  test('REN-ROW-3: taking a character is lost: nobody is asked and no bread is gained', () => {
    const table = empty().play({ do: 'navigate', to: 'naples' })
    expect(table.about).toBe('main')
    expect(table.asked).toBe(1)
    expect(table.score(0)).toBe(1)
    expect(table.bread(0)).toBe(6)
    expect(table.hand(0)).toEqual([])
  })
})

describe('the Atlas is never reshuffled', () => {
  test('REN-ROW-4 REN-DIS-4: with an empty deck the row shrinks, whatever has left the game', () => {
    const table = setUp({ atlas: TILES.slice(0, 5), emptyDecks: ['atlas'] })
    expect(table.game.atlasDiscard).toHaveLength(31)
    table.play({ do: 'discover', to: TILES[4] })
    expect(table.row('atlas')).toEqual([null, ...TILES.slice(0, 4)])
    expect(table.eventsOf('remake')).toEqual([])
    expect(table.game.atlasDiscard).toHaveLength(31)
    expect(table.game.atlasDeck).toEqual([])
  })

  test('REN-ROW-4: a tile that the rival discards leaves the game', () => {
    const table = setUp({ atlas: TILES.slice(0, 5), nextTiles: [TILES[10], TILES[11]] }, 1)
    table.play({ do: 'discover', to: TILES[0] })
    if (table.about === 'payment') table.play(table.choices[0])
    expect(table.row('atlas')).toEqual([TILES[11], TILES[10], TILES[1], TILES[2], TILES[3]])
    const tile = tables.destinationIds.indexOf(TILES[4])
    expect(table.game.atlasDiscard).toEqual([tile])
    const gone = table.eventsOf('card').filter(({ card }) => card === TILES[4])
    expect(gone).toEqual([
      {
        kind: 'card',
        what: 'destination',
        card: TILES[4],
        from: 'row',
        to: 'gone',
        seat: 4,
        seen: 15,
      },
    ])
    expect(table.game.destinationOwner[tile]).toBe(-1)
    expect(table.rules.audit(table.game)).toEqual([])
  })

  test('REN-ROW-4: with an empty deck a discard by the rival shrinks the row by one more', () => {
    const table = setUp({ atlas: TILES.slice(0, 5), emptyDecks: ['atlas'] }, 1)
    table.play({ do: 'discover', to: TILES[3] })
    expect(table.row('atlas')).toEqual([null, null, ...TILES.slice(0, 3)])
    expect(table.game.atlasDiscard).toHaveLength(32)
    table.play({ do: 'discover', to: TILES[2] })
    expect(table.row('atlas')).toEqual([null, null, null, null, TILES[0]])
    table.play({ do: 'discover', to: TILES[0] })
    expect(table.row('atlas')).toEqual([null, null, null, null, null])
    expect(table.game.atlasDiscard).toHaveLength(33)
    expect(table.eventsOf('remake')).toEqual([])
  })
})
