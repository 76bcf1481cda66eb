import { describe, expect, test } from 'vitest'
import { engageable, immediate, tableWith } from '../../engine/test/support/cards.ts'
import { openOriginal } from '../../engine/test/support/original.ts'
import type { Table } from '../../engine/test/support/table.ts'
import { meanWaste, type Waste, wasteOf } from '../src/simulate/waste.ts'

/** What seat 0 wasted since its position was arranged, without what it did not waste. */
function wasted(table: Table): Partial<Waste> {
  const [own] = wasteOf(table.tables, table.game, table.events)
  return Object.fromEntries(Object.entries(own).filter(([, count]) => count !== 0))
}

const CARDS = ['one', 'two', 'three'].map((id) => immediate(id, { points: 1 }))

describe('a full granary', () => {
  const arranged = (bread: number): Table =>
    tableWith(CARDS, { boards: [{ bread, bay: 3, wine: 1, hand: ['one', 'two'] }] })

  test('a ship is wasted if none of its bread fits', () => {
    const toBread = { do: 'holdToBread', hold: 'wine' } as const
    expect(wasted(arranged(3).play(toBread))).toEqual({})
    expect(wasted(arranged(4).play(toBread))).toEqual({ breadLost: 1, breadLostByOptions: 1 })
    expect(wasted(arranged(6).play(toBread))).toEqual({
      breadLost: 3,
      breadLostByOptions: 3,
      shipsForNothing: 1,
    })
    expect(wasted(arranged(6).play({ do: 'bayToBread' }))).toEqual({
      breadLost: 3,
      breadLostByOptions: 3,
      shipsForNothing: 1,
      loadsAtGameEnd: 1,
    })
  })

  test('a card is wasted if its bread does not fit', () => {
    const table = arranged(5).play({ do: 'handToBread', character: 'one' })
    expect(wasted(table)).toEqual({ cardsForBread: 1, loadsAtGameEnd: 1 })
    table.play({ do: 'handToBread', character: 'two' })
    expect(wasted(table)).toEqual({
      breadLost: 1,
      breadLostByOptions: 1,
      cardsForBread: 2,
      cardsForNothing: 1,
      loadsAtGameEnd: 1,
    })
  })

  test('the surplus of a payment loses bread, but no ship', () => {
    const table = tableWith([], { boards: [{ bread: 6, wood: 2 }] })
    table.play({ do: 'construct', number: 1 })
    if (table.about === 'payment') table.play({ do: 'pay', wood: 2 })
    expect(wasted(table)).toEqual({ breadLost: 1 })
  })
})

describe('cards given for an effect', () => {
  const given = (then: Parameters<typeof engageable>[1]): Table =>
    tableWith([engageable('smith', { pay: { hand: 2 }, then }), ...CARDS], {
      boards: [{ bay: 4, bread: 0, hand: ['one', 'two', 'three'], invited: ['smith'] }],
      emptyDecks: ['council'],
    }).play(
      { do: 'engage', character: 'smith' },
      { do: 'give', character: 'one' },
      { do: 'give', character: 'two' },
    )

  test('are not wasted if it does something', () => {
    expect(wasted(given({ points: 5 }))).toEqual({})
  })

  test('are wasted if it does nothing', () => {
    expect(wasted(given({ straighten: 1 }))).toEqual({ cardsForNothing: 2 })
  })
})

describe('hunger', () => {
  test('counts missing bread, and the built ships that were not fed', () => {
    const board = { bay: 2, wood: 2, bread: 0 }
    const table = tableWith([], {
      boards: [board, { bay: 0, spice: 4, passed: true, bread: 2 }],
      decrees: ['trade', 'council', 'conclave', 'blessing'],
    })
    table.play({ do: 'construct', number: 1 })
    if (table.about === 'payment') table.play({ do: 'pay', wood: 2 })
    expect(table.bread(0)).toBe(1)
    table.play({ do: 'pass' }, { do: 'feed' })
    expect(wasted(table)).toEqual({ breadShort: 2, hungryFeedings: 1, unfedShips: 1 })
  })
})

describe('the 2020 game', () => {
  const DECREES = ['academy', 'portolan', 'granary', 'armada']

  test('loads are lost at the end of a round', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 3, wine: 2, gem: 1, port: 1 }, { bread: 3 }],
      decrees: DECREES,
    })
    table.endPeriod()
    expect(table.ships(0, 'wine')).toBe(0)
    expect(wasted(table)).toEqual({ loadsAtRoundEnd: 3 })
  })

  test('a ship and a card for food that does not fit are wasted', () => {
    const table = openOriginal().arrange({
      boards: [{ bread: 6, wine: 1, hand: ['barsbay'] }, { bread: 3 }],
    })
    table.play({ do: 'holdToBread', hold: 'wine' }, { do: 'handToBread', character: 'barsbay' })
    expect(wasted(table)).toEqual({
      breadLost: 4,
      breadLostByOptions: 4,
      shipsForNothing: 1,
      cardsForBread: 1,
      cardsForNothing: 1,
    })
  })

  test('a ship that pays for a point is not wasted, whatever happens to the surplus', () => {
    const table = openOriginal().arrange({ boards: [{ spice: 2, bread: 6 }], workshop: [] })
    for (const contract of table.game.artworkDeck.splice(0)) table.game.artworkOwner[contract] = 1
    table.play({ do: 'buyPoint' }, { do: 'pay', spice: 2 })
    expect(table.score(0)).toBe(1)
    expect(wasted(table)).toEqual({ breadLost: 1 })
  })
})

test('the mean of several games is taken for each kind of waste', () => {
  const table = tableWith([], { boards: [{ bread: 6, wine: 1 }] })
  table.play({ do: 'holdToBread', hold: 'wine' })
  const [own, other] = wasteOf(table.tables, table.game, table.events)
  expect(meanWaste([own, other])).toMatchObject({ breadLost: 1.5, shipsForNothing: 0.5 })
})
