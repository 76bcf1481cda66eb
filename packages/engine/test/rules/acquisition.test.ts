import { describe, expect, test } from 'vitest'
import { artwork, engageable, stage } from '../support/cards.ts'
import type { Board } from '../support/table.ts'

const five = ['aleph', 'beth', 'gimel', 'daleth', 'he']
const shelf = five.map((id) => artwork(id))
const workshop = (board: Board, changes = shelf, nextArtworks: string[] = []) =>
  stage(changes, { boards: [board], workshop: five, nextArtworks })

describe('the price', () => {
  test('REN-ACQ-1 REN-ROW-1 REN-PAY-6: the slots add 2, 1, 1, 0, 0 to the cost; the rightmost gives 1 bread', () => {
    const costs = five.map((id) => {
      const table = workshop({ bay: 4 }).play({ do: 'acquire', artwork: id })
      return table.told('acquire')[0].cost
    })
    expect(costs).toEqual([5, 4, 4, 3, 3])
    const bread = five.map((id) => {
      const table = workshop({ bay: 4 }).play({ do: 'acquire', artwork: id })
      return table.bread(0)
    })
    // Two ships bring 6 for 5 or 4, one brings 3 for 3; the last has the bread of its slot.
    expect(bread).toEqual([1, 2, 2, 0, 1])
  })

  test('REN-ACQ-1: what is added is paid in a resource the artwork accepts', () => {
    const table = workshop({ bay: 2, wine: 1, gem: 1 })
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

  test('REN-ACQ-1: two resources named, either or both pay', () => {
    const changes = [artwork('aleph', { cost: 6, in: ['wine', 'fabric'] }), ...shelf.slice(1)]
    const table = stage(changes, {
      boards: [{ bay: 0, wine: 1, fabric: 1, built: 0, gem: 2 }],
      workshop: ['beth', 'gimel', 'daleth', 'aleph', 'he'],
    })
    table.play({ do: 'acquire', artwork: 'aleph' }, { do: 'pay', wine: 1, fabric: 1 })
    expect(table.ships(0, 'bay')).toBe(2)
    expect(table.game.collector[table.tables.artworkIds.indexOf('aleph')]).toBe(0)
  })

  test('REN-ACQ-1: exactly enough will do, one short will not', () => {
    const two = [artwork('aleph', { cost: 6 }), artwork('beth', { cost: 6 }), ...shelf.slice(2)]
    const table = stage(two, {
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
    const table = stage(shelf, {
      boards: [{ bay: 4, artworks: ['aleph'] }],
      workshop: [null, 'beth', 'gimel', 'daleth', 'he'],
      nextArtworks: ['utopia'],
    })
    expect(table.refusal({ do: 'acquire', artwork: 'utopia' })).toEqual({ code: 'notInRow' })
    expect(table.refusal({ do: 'acquire', artwork: 'aleph' })).toEqual({ code: 'notInRow' })
    const offered = table.choices.filter((choice) => choice.do === 'acquire')
    expect(offered.map((choice) => choice.artwork)).toEqual(['beth', 'gimel', 'daleth', 'he'])
  })

  test('REN-ACQ-1 REN-PAY-6: an artwork that costs nothing asks for no payment', () => {
    const table = stage([artwork('free', { cost: 0, points: 2 }), ...shelf], {
      boards: [{ bay: 4 }],
      workshop: ['aleph', 'beth', 'gimel', 'free', 'he'],
    })
    table.play({ do: 'acquire', artwork: 'free' })
    expect(table.told('acquire')).toEqual([
      { kind: 'acquire', seat: 0, artwork: 'free', type: 'book', cost: 0 },
    ])
    expect(table.told('ship')).toEqual([])
    expect(table.score(0)).toBe(2)
    expect(table.bread(0)).toBe(0)
    expect(table.asked).toBe(1)
  })
})

test('REN-ACQ-2: points at once, it lies before you, the row slides right and is refilled', () => {
  const changes = [...shelf.slice(0, 2), artwork('gimel', { points: 7 }), ...shelf.slice(3)]
  const table = workshop({ bay: 4, score: 5 }, changes, ['utopia'])
  table.play({ do: 'acquire', artwork: 'gimel' })
  expect(table.score(0)).toBe(12)
  expect(table.game.collector[table.tables.artworkIds.indexOf('gimel')]).toBe(0)
  expect(table.game.artworks).toEqual([1, 0, 0, 0, 0, 0])
  expect(table.row('workshop')).toEqual(['utopia', 'aleph', 'beth', 'daleth', 'he'])
})

test('REN-ACQ-2: each type is counted as what it is, for the one who acquires', () => {
  const types = [
    artwork('page', { type: 'book' }),
    artwork('canvas', { type: 'painting' }),
    artwork('stone', { type: 'monument' }),
  ]
  for (const [i, id] of ['page', 'canvas', 'stone'].entries()) {
    const table = stage(types, {
      boards: [{}, { bay: 4 }],
      workshop: ['utopia', 'mona-lisa', 'page', 'canvas', 'stone'],
      turn: 1,
    })
    table.play({ do: 'acquire', artwork: id })
    const expected = [0, 0, 0, 0, 0, 0]
    expected[3 + i] = 1
    expect(table.game.artworks).toEqual(expected)
    expect(table.told('acquire')[0]).toMatchObject({
      seat: 1,
      type: ['book', 'painting', 'monument'][i],
    })
  }
})

test('REN-ACQ-4: pay; surplus; bread of the slot; points; titles; slide and refill; bonus', () => {
  const changes = [
    ...['one', 'two', 'three'].map((id) => artwork(id)),
    ...shelf.slice(0, 4),
    artwork('he', { cost: 4, points: 6, bonus: { points: 1 } }),
  ]
  const table = stage(changes, {
    boards: [{ bay: 2, wine: 2, bread: 1, score: 10, artworks: ['one', 'two', 'three'] }],
    workshop: five,
    nextArtworks: ['utopia'],
    titles: ['admiral', 'zealot', 'condottiere'],
  })
  table.play({ do: 'acquire', artwork: 'he' }, { do: 'pay', wine: 2 })
  const because = { kind: 'artwork', id: 'he' }
  const down = { kind: 'ship', seat: 0, from: 'wine', to: 'bay', at: null, because }
  const slide = (from: number, card: string) => ({
    kind: 'slide',
    row: 'workshop',
    from,
    to: from + 1,
    card,
  })
  expect(table.events).toEqual([
    { kind: 'acquire', seat: 0, artwork: 'he', type: 'book', cost: 4 },
    down,
    down,
    { kind: 'bread', seat: 0, from: 1, to: 3, lost: 0, because },
    { kind: 'bread', seat: 0, from: 3, to: 4, lost: 0, because },
    { kind: 'score', seat: 0, from: 10, to: 16, because },
    { kind: 'card', what: 'artwork', card: 'he', from: 'row', to: 'table', seat: 0, seen: 15 },
    { kind: 'title', seat: 0, title: 'zealot', square: 0, points: 12 },
    { kind: 'score', seat: 0, from: 16, to: 28, because: { kind: 'title', id: 'zealot' } },
    slide(3, 'daleth'),
    slide(2, 'gimel'),
    slide(1, 'beth'),
    slide(0, 'aleph'),
    expect.objectContaining({ kind: 'reveal', row: 'workshop', slot: 0, card: 'utopia' }),
    { kind: 'score', seat: 0, from: 28, to: 29, because },
    { kind: 'turn', seat: 1 },
  ])
})

describe('the bonus', () => {
  const withBonus = (bonus: Parameters<typeof artwork>[1], board: Board, more = {}) =>
    stage(
      [
        ...shelf.slice(0, 3),
        artwork('daleth', bonus),
        artwork('he'),
        engageable('smith', { bread: 1 }),
        engageable('mason', { bread: 1 }),
      ],
      { boards: [board], workshop: five, ...more },
    )

  test('REN-ACQ-3: 2 bread, up to the limit', () => {
    const table = withBonus({ bonus: { bread: 2 } }, { bay: 4, bread: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.bread(0)).toBe(5)
    const full = withBonus({ bonus: { bread: 2 } }, { bay: 4, bread: 5 })
    full.play({ do: 'acquire', artwork: 'daleth' })
    expect(full.told('bread')).toEqual([
      {
        kind: 'bread',
        seat: 0,
        from: 5,
        to: 6,
        lost: 1,
        because: { kind: 'artwork', id: 'daleth' },
      },
    ])
  })

  test('REN-ACQ-3: 1 point', () => {
    const table = withBonus({ points: 4, bonus: { points: 1 } }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.score(0)).toBe(5)
  })

  test('REN-ACQ-3: a ship to the hold shown, which may have paid for it just now', () => {
    const bonus = { bonus: { send: 'gem', upTo: 1 } } as const
    const table = withBonus(bonus, { bay: 0, wine: 1, wood: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.about).toBe('send')
    expect(table.refusal({ do: 'send', hold: 'wine' })).toEqual({ code: 'otherHold' })
    table.play({ do: 'send', hold: 'gem' })
    expect([table.ships(0, 'bay'), table.ships(0, 'gem'), table.ships(0, 'wine')]).toEqual([
      0, 1, 0,
    ])
    expect(table.told('ship')[1]).toEqual({
      kind: 'ship',
      seat: 0,
      from: 'bay',
      to: 'gem',
      at: null,
      because: { kind: 'artwork', id: 'daleth' },
    })
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: with no ship to send the bonus is lost', () => {
    const table = withBonus({ bonus: { send: 'gem', upTo: 1 } }, { bay: 1, port: 3 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.ships(0, 'gem')).toBe(0)
    expect(table.ships(0, 'port')).toBe(4)
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-ENG-2: one of the engaged characters stands up', () => {
    const invited = ['smith', 'mason']
    const table = withBonus(
      { bonus: { straighten: 1 } },
      { bay: 4, invited, engaged: ['smith', 'mason'] },
    )
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.about).toBe('straighten')
    table.play({ do: 'straighten', character: 'mason' })
    expect([table.isEngaged('smith'), table.isEngaged('mason')]).toEqual([true, false])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: with nobody engaged, straightening is lost', () => {
    const table = withBonus({ bonus: { straighten: 1 } }, { bay: 4, invited: ['smith'] })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.asked).toBe(1)
    expect(table.told('turned')).toEqual([])
  })

  test('REN-ACQ-3: a character from the Council', () => {
    const council = ['raphael', 'qaitbay', 'titian', 'donatello']
    const table = withBonus({ bonus: { take: 1 } }, { bay: 4 }, { council })
    table.play({ do: 'acquire', artwork: 'daleth' })
    table.play({ do: 'take', character: 'titian' })
    expect(table.hand(0)).toEqual(['titian'])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-ROW-3: with no character in the Council the bonus is lost', () => {
    const table = withBonus(
      { bonus: { take: 1 } },
      { bay: 4 },
      { council: [null, null, null, null], emptyDecks: ['council'], emptyDiscards: ['council'] },
    )
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect(table.hand(0)).toEqual([])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: a lighthouse', () => {
    const table = withBonus({ bonus: { erect: 1 } }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' }, { do: 'erect', to: 'genoa' })
    expect(table.lighthousesAt('genoa')).toEqual([0])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3 REN-NAV-11: a bonus may be declined', () => {
    const table = withBonus({ bonus: { erect: 1 } }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' }, { do: 'decline' })
    expect(table.game.erected).toEqual([0, 0])
    expect(table.asked).toBe(1)
  })

  test('REN-ACQ-3: an artwork without a bonus is just that', () => {
    const table = withBonus({ points: 3 }, { bay: 4 })
    table.play({ do: 'acquire', artwork: 'daleth' })
    expect([table.score(0), table.bread(0), table.asked]).toEqual([3, 0, 1])
  })
})

test('REN-ACQ-2 REN-ROW-2: an empty deck is remade from its discard when the row is refilled', () => {
  const table = stage(shelf, { boards: [{ bay: 4 }], workshop: five, emptyDecks: ['workshop'] })
  const discarded = table.game.artworkDiscard.length
  table.play({ do: 'acquire', artwork: 'he' })
  expect(table.told('remake')).toEqual([{ kind: 'remake', row: 'workshop', cards: discarded }])
  expect(table.row('workshop').slice(1)).toEqual(five.slice(0, 4))
  expect(table.row('workshop')[0]).not.toBeNull()
  expect(table.game.artworkDeck.length).toBe(discarded - 1)
})

test('REN-ACQ-1 REN-ROW-1: in a short row the prices stay with the slots', () => {
  const table = stage(shelf, {
    boards: [{ bay: 4 }],
    workshop: [null, null, null, 'daleth', 'he'],
    emptyDecks: ['workshop'],
    emptyDiscards: ['workshop'],
  })
  table.play({ do: 'acquire', artwork: 'he' })
  expect(table.row('workshop')).toEqual([null, null, null, null, 'daleth'])
  expect(table.bread(0)).toBe(1)
  // Daleth now lies where bread is given.
  table.play({ do: 'pass' }, { do: 'acquire', artwork: 'daleth' })
  expect(table.told('acquire')[1].cost).toBe(3)
  expect(table.bread(0)).toBe(2)
})
