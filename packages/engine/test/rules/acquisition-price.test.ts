import { describe, expect, test } from 'vitest'
import { artwork, tableWith } from '../support/cards.ts'
import { fiveBookCards, fiveBooks, tableWithWorkshop } from '../support/five-books.ts'

describe('the price of an artwork', () => {
  test('REN-ACQ-1 REN-ROW-1 REN-PAY-6: the slots add 2, 1, 1, 0, 0 to the cost; the rightmost gives 1 bread', () => {
    const costs = fiveBooks.map((id) => {
      const table = tableWithWorkshop({ bay: 4 }).play({ do: 'acquire', artwork: id })
      return table.eventsOf('acquire')[0].cost
    })
    expect(costs).toEqual([5, 4, 4, 3, 3])
    const bread = fiveBooks.map((id) => {
      const table = tableWithWorkshop({ bay: 4 }).play({ do: 'acquire', artwork: id })
      return table.bread(0)
    })
    // Two ships yield 6 for 5 or 4, one yields 3 for 3; the last slot gives 1 bread.
    expect(bread).toEqual([1, 2, 2, 0, 1])
  })

  test('REN-ACQ-1: the cost added by the slot is paid in a resource the artwork accepts', () => {
    const table = tableWithWorkshop({ bay: 2, wine: 1, gem: 1 })
    table.play({ do: 'acquire', artwork: 'aleph' })
    expect(table.rules.decision(table.game, 0)).toMatchObject({ cost: 5, holds: ['wine'] })
    expect(table.refusal({ do: 'pay', wine: 1, gem: 1 })).toEqual({ code: 'holdNotAccepted' })
    expect(table.refusal({ do: 'pay', wine: 1 })).toEqual({
      code: 'paymentShort',
      needs: 5,
      has: 3,
    })
    table.play({ do: 'pay', wine: 1, emergency: 1 })
    expect(table.ships(0, 'bay')).toBe(2)
    expect(table.ships(0, 'port')).toBe(1)
    expect(table.ships(0, 'gem')).toBe(1)
    expect(table.bread(0)).toBe(1)
  })

  test('REN-ACQ-1: an artwork that accepts two resources is paid in either or both', () => {
    const changes = [
      artwork('aleph', { cost: 6, in: ['wine', 'fabric'] }),
      ...fiveBookCards.slice(1),
    ]
    const table = tableWith(changes, {
      boards: [{ bay: 0, wine: 1, fabric: 1, built: 0, gem: 2 }],
      workshop: ['beth', 'gimel', 'daleth', 'aleph', 'he'],
    })
    table.play({ do: 'acquire', artwork: 'aleph' }, { do: 'pay', wine: 1, fabric: 1 })
    expect(table.ships(0, 'bay')).toBe(2)
    expect(table.game.artworkOwner[table.tables.artworkIds.indexOf('aleph')]).toBe(0)
  })

  test('REN-ACQ-1: an artwork can be acquired with exactly enough resources, not with one less', () => {
    const two = [
      artwork('aleph', { cost: 6 }),
      artwork('beth', { cost: 6 }),
      ...fiveBookCards.slice(2),
    ]
    const table = tableWith(two, {
      boards: [{ bay: 2, built: 0, gem: 2 }],
      workshop: ['gimel', 'daleth', 'beth', 'aleph', 'he'],
    })
    expect(table.refusal({ do: 'acquire', artwork: 'aleph' })).toBeNull()
    expect(table.offers({ do: 'acquire', artwork: 'aleph' })).toBe(true)
    expect(table.refusal({ do: 'acquire', artwork: 'beth' })).toEqual({
      code: 'cannotPay',
      needs: 7,
      has: 6,
    })
    expect(table.offers({ do: 'acquire', artwork: 'beth' })).toBe(false)
  })

  test('REN-ACQ-1: only artworks of the Workshop can be acquired', () => {
    const table = tableWith(fiveBookCards, {
      boards: [{ bay: 4, artworks: ['aleph'] }],
      workshop: [null, 'beth', 'gimel', 'daleth', 'he'],
      nextArtworks: ['utopia'],
    })
    expect(table.refusal({ do: 'acquire', artwork: 'utopia' })).toEqual({ code: 'notInRow' })
    expect(table.refusal({ do: 'acquire', artwork: 'aleph' })).toEqual({ code: 'notInRow' })
    const offered = table.choices.filter((choice) => choice.do === 'acquire')
    expect(offered.map((choice) => choice.artwork)).toEqual(['beth', 'gimel', 'daleth', 'he'])
  })

  test('REN-ACQ-1 REN-PAY-6: an artwork that costs 0 needs no payment', () => {
    const table = tableWith([artwork('free', { cost: 0, points: 2 }), ...fiveBookCards], {
      boards: [{ bay: 4 }],
      workshop: ['aleph', 'beth', 'gimel', 'free', 'he'],
    })
    table.play({ do: 'acquire', artwork: 'free' })
    expect(table.eventsOf('acquire')).toEqual([
      { kind: 'acquire', seat: 0, artwork: 'free', type: 'book', cost: 0 },
    ])
    expect(table.eventsOf('ship')).toEqual([])
    expect(table.score(0)).toBe(2)
    expect(table.bread(0)).toBe(0)
    expect(table.asked).toBe(1)
  })
})

test('REN-ACQ-1 REN-ROW-1: in a row with gaps, prices belong to the slots', () => {
  const table = tableWith(fiveBookCards, {
    boards: [{ bay: 4 }],
    workshop: [null, null, null, 'daleth', 'he'],
    emptyDecks: ['workshop'],
    emptyDiscards: ['workshop'],
  })
  table.play({ do: 'acquire', artwork: 'he' })
  expect(table.row('workshop')).toEqual([null, null, null, null, 'daleth'])
  expect(table.bread(0)).toBe(1)
  // Daleth now lies in the slot that gives bread.
  table.play({ do: 'pass' }, { do: 'acquire', artwork: 'daleth' })
  expect(table.eventsOf('acquire')[1].cost).toBe(3)
  expect(table.bread(0)).toBe(2)
})
