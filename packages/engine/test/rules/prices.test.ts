import type { Ability } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, harbour, immediate, permanent, tableWith, tile } from '../support/cards.ts'

/** Five cards of a row, with this card in this slot. */
const rowWith = (card: string, slot: number, others: string[]): string[] => [
  ...others.slice(0, slot),
  card,
  ...others.slice(slot),
]
const BOOKS = ['canzoniere', 'tabula-amalphitana', 'in-praise-of-folly', 'decameron']
const TILES = ['monemvasia', 'hormuz', 'bruges', 'calicut']

/** An artwork and a tile of cost 4 in this slot, for a player with these abilities. */
function market(slot: number, ...abilities: Ability[]) {
  const table = tableWith(
    [
      artwork('wares', { cost: 4, in: ['wine'] }),
      tile('isle', { cost: 4, in: ['spice'] }),
      permanent('friend', abilities.length > 0 ? abilities : [{ granary: 1 }]),
    ],
    {
      boards: [{ invited: ['friend'], bay: 4 }],
      workshop: rowWith('wares', slot, BOOKS),
      atlas: rowWith('isle', slot, TILES),
    },
  )
  const priceOf = (kind: 'acquire' | 'discover') => {
    table.play(
      kind === 'acquire' ? { do: 'acquire', artwork: 'wares' } : { do: 'discover', to: 'isle' },
    )
    return table.eventsOf(kind)[0].cost
  }
  return { table, priceOf }
}

describe('the price of a slot', () => {
  test.each([
    [0, 6, 0],
    [1, 5, 1],
    [2, 5, 1],
    [3, 4, 2],
    [4, 4, 3],
  ])(
    'REN-PAY-6 REN-ROW-1: in slot %i a price of 4 becomes %i, with %i bread from surplus and slot',
    (slot, price, bread) => {
      for (const kind of ['acquire', 'discover'] as const) {
        const { table, priceOf } = market(slot)
        expect(priceOf(kind)).toBe(price)
        // Two emergency supplies are the only way to pay; the rightmost slot gives 1 bread.
        expect(table.ships(0, 'port')).toBe(2)
        expect(table.bread(0)).toBe(bread)
      }
    },
  )

  test('REN-ROW-1 REN-INV-6: a character that frees the slots of one row frees no other', () => {
    const free: Ability = { slot: 'free', at: ['workshop'] }
    expect(market(0, free).priceOf('acquire')).toBe(4)
    expect(market(0, free).priceOf('discover')).toBe(6)
    const atlas: Ability = { slot: 'free', at: ['atlas'] }
    expect(market(0, atlas).priceOf('acquire')).toBe(6)
    expect(market(0, atlas).priceOf('discover')).toBe(4)
  })

  test('REN-ROW-1: a freed slot at the right still gives its bread', () => {
    const { table, priceOf } = market(4, { slot: 'free', at: ['workshop'] })
    expect(priceOf('acquire')).toBe(4)
    expect(table.bread(0)).toBe(3)
    expect(table.eventsOf('bread')).toMatchObject([
      { from: 0, to: 2 },
      { from: 2, to: 3, because: { kind: 'artwork', id: 'wares' } },
    ])
  })

  test('REN-ROW-1: an effect may free the slot', () => {
    const price = (slot: 'free' | undefined) => {
      const effect = { acquire: 'artwork' as const, ...(slot ? { slot } : {}) }
      const table = tableWith([immediate('guide', effect), artwork('wares', { cost: 4 })], {
        boards: [{ hand: ['guide'], bay: 4 }],
        workshop: rowWith('wares', 0, BOOKS),
      })
      table.play({ do: 'invite', character: 'guide' }, { do: 'acquire', artwork: 'wares' })
      return table.eventsOf('acquire')[0].cost
    }
    expect(price('free')).toBe(4)
    expect(price(undefined)).toBe(6)
  })

  test('REN-NAV-6 REN-ROW-1: the Council slots cost 2, 1 and 0 bread, and the rightmost gives 1', () => {
    const council = ['raphael', 'titian', 'barsbay', 'leo-x']
    const taking = (bread: number, ...abilities: Ability[]) =>
      tableWith([harbour('court', { benefits: { take: 1 } }), permanent('friend', abilities)], {
        boards: [{ invited: ['friend'], bread, hand: ['donatello'] }],
        council,
      }).play({ do: 'navigate', to: 'court' })
    const after = council.map(
      (character) => taking(3, { granary: 1 }).play({ do: 'take', character }).game.bread[0],
    )
    expect(after).toEqual([1, 2, 3, 4])
    const short = taking(1, { granary: 1 })
    expect(short.refusal({ do: 'take', character: 'raphael' })).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 1,
      limit: 7,
    })
    expect(short.offers({ do: 'take', character: 'raphael' })).toBe(false)
    expect(short.offers({ do: 'take', character: 'titian' })).toBe(true)
    const free = taking(0, { slot: 'free', at: ['council'] })
    expect(free.offers({ do: 'take', character: 'raphael' })).toBe(true)
    expect(free.play({ do: 'take', character: 'leo-x' }).bread(0)).toBe(1)
  })
})

describe('reductions', () => {
  test.each([
    [1, 5],
    [5, 1],
    [6, 0],
    [9, 0],
  ])('REN-PAY-6: the slot is added before a reduction of %i: the price is %i', (less, price) => {
    expect(market(0, { less, for: 'artwork' }).priceOf('acquire')).toBe(price)
    expect(market(0, { less, for: 'destination' }).priceOf('discover')).toBe(price)
  })

  test('REN-PAY-6: a cost of 0 takes no ship and leaves no surplus', () => {
    for (const less of [4, 7]) {
      const { table, priceOf } = market(3, { less, for: 'artwork' })
      expect(priceOf('acquire')).toBe(0)
      expect(table.ships(0, 'bay')).toBe(4)
      expect(table.bread(0)).toBe(0)
      expect(table.eventsOf('ship')).toEqual([])
      expect(table.eventsOf('bread')).toEqual([])
      expect(table.asked).toBe(1)
    }
  })

  test('REN-PAY-6: a cost of 0 can be paid without ships', () => {
    const table = tableWith([artwork('gift', { cost: 0 })], {
      boards: [{ bay: 0, port: 4, hand: ['titian'] }],
      workshop: ['gift'],
    })
    expect(table.offers({ do: 'acquire', artwork: 'gift' })).toBe(true)
    table.play({ do: 'acquire', artwork: 'gift' })
    expect(table.ships(0, 'port')).toBe(4)
  })

  test('REN-PAY-6: a price in bread does not fall below 0', () => {
    const guest = immediate('guest', { points: 1 }, 3)
    const bread = (less: number) =>
      tableWith([guest, permanent('friend', [{ less, for: 'character' }])], {
        boards: [{ invited: ['friend'], hand: ['guest'], bread: 3 }],
      })
        .play({ do: 'invite', character: 'guest' })
        .bread(0)
    expect([1, 2, 3, 4, 9].map(bread)).toEqual([1, 2, 3, 3, 3])
  })

  test('REN-PAY-6: the wood of a ship and the bread on docking do not fall below 0', () => {
    const friend = permanent('friend', [
      { less: 6, for: 'ship' },
      { less: 3, for: 'navigate' },
    ])
    const table = tableWith([friend, harbour('well', { bread: 2, benefits: { points: 1 } })], {
      boards: [{ invited: ['friend'], bread: 1, bay: 4 }, { passed: true }],
    })
    table.play({ do: 'construct', number: 2 })
    expect(table.eventsOf('construct')).toMatchObject([{ ships: 2, cost: 0 }])
    expect(table.eventsOf('ship').map((event) => event.from)).toEqual(['shipyard', 'shipyard'])
    table.play({ do: 'decline' }, { do: 'navigate', to: 'well' })
    expect(table.bread(0)).toBe(1)
  })
})
