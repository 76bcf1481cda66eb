import { pricesOf, shipPriceOf } from '@amalfi/engine'
import type { Ability, Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artwork, immediate, permanent, tableWith, tile } from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

const BOOKS = ['canzoniere', 'tabula-amalphitana', 'in-praise-of-folly', 'decameron']
const TILES = ['monemvasia', 'hormuz', 'bruges', 'calicut']

/**
 * A painting for 4 wine in a slot that adds 2, and a tile for 4 spice in a slot that gives bread.
 */
const market = (board: Board, ...abilities: Ability[]): Table =>
  tableWith(
    [
      artwork('wares', { type: 'painting', cost: 4, in: ['wine'] }),
      tile('isle', { cost: 4, in: ['spice'] }),
      permanent('friend', abilities.length > 0 ? abilities : [{ granary: 1 }]),
      permanent('duke', [{ granary: 1 }], 5),
      immediate('abbot', { points: 1 }, 3),
    ],
    {
      boards: [{ invited: ['friend'], hand: ['duke', 'abbot'], ...board }],
      workshop: ['wares', ...BOOKS],
      atlas: [...TILES, 'isle'],
    },
  )

const priceIn = (table: Table, card: string, seat = 0) =>
  pricesOf(table.tables, table.rules.view(table.game, seat)).find((price) => price.card === card)

describe('the current price of a card', () => {
  test('REN-ROW-1 REN-PAY-6: includes what the slot adds', () => {
    const table = market({ bay: 4 })
    expect(priceIn(table, 'wares')).toEqual({
      row: 'workshop',
      card: 'wares',
      amount: 6,
      in: ['wine'],
      payable: true,
    })
    expect(priceIn(table, 'isle')).toMatchObject({ row: 'atlas', amount: 4, in: ['spice'] })
    expect(priceIn(table, 'duke')).toMatchObject({ row: 'council', amount: 5, in: ['wine'] })
  })

  test('is payable with just enough ships, not with one less', () => {
    expect(priceIn(market({ bay: 2, port: 2 }), 'wares')).toMatchObject({
      amount: 6,
      payable: true,
    })
    expect(priceIn(market({ bay: 1, port: 3 }), 'wares')).toMatchObject({
      amount: 6,
      payable: false,
    })
    expect(priceIn(market({ bay: 1, spice: 3 }), 'wares')?.payable).toBe(false)
    expect(priceIn(market({ wine: 1, port: 3 }), 'wares')?.payable).toBe(true)
  })

  test('is in bread for an immediate character', () => {
    const price = { row: 'council', amount: 3, in: [] }
    expect(priceIn(market({ bread: 3, bay: 4 }), 'abbot')).toMatchObject({
      ...price,
      payable: true,
    })
    expect(priceIn(market({ bread: 2, bay: 4 }), 'abbot')).toMatchObject({
      ...price,
      payable: false,
    })
  })

  test('includes the reductions, free slots and accepted resources of the player who looks, not of others', () => {
    const less = market({ bay: 1, port: 3 }, { less: 3, for: 'painting' })
    expect(priceIn(less, 'wares')).toMatchObject({ amount: 3, payable: true })
    expect(priceIn(less, 'wares', 1)).toMatchObject({ amount: 6 })
    expect(priceIn(less, 'isle')).toMatchObject({ amount: 4 })
    const free = market({}, { slot: 'free', at: ['workshop'] })
    expect(priceIn(free, 'wares')).toMatchObject({ amount: 4 })
    const more = market({}, { accept: ['gem'], for: 'painting' })
    expect(priceIn(more, 'wares')?.in).toEqual(['wine', 'gem'])
  })

  test('does not fall below 0', () => {
    expect(priceIn(market({}, { less: 9, for: 'painting' }), 'wares')).toMatchObject({
      amount: 0,
      payable: true,
    })
  })

  /** A table where an effect asks what to acquire. */
  const tableAsking = (effect: Effect): Table => {
    const table = tableWith(
      [
        artwork('wares', { type: 'painting', cost: 4, in: ['wine'] }),
        artwork('page', { cost: 4, in: ['wine'] }),
        immediate('guide', effect),
      ],
      {
        boards: [{ hand: ['guide'], bay: 4 }],
        workshop: ['wares', 'page', ...BOOKS.slice(1)],
      },
    )
    return table.play({ do: 'invite', character: 'guide' })
  }

  test('follows the effect that asks, but only for the cards that the effect allows', () => {
    const table = tableAsking({ acquire: 'painting', less: 2, slot: 'free', with: 'any' })
    expect(table.about).toBe('acquire')
    expect(priceIn(table, 'wares')).toMatchObject({
      amount: 2,
      in: ['spice', 'wood', 'wine', 'gem', 'fabric'],
    })
    expect(priceIn(table, 'page')).toMatchObject({ amount: 5, in: ['wine'] })
    expect(priceIn(table, 'wares', 1)).toMatchObject({ amount: 6, in: ['wine'] })
  })

  test('equals the cost that is then paid', () => {
    for (const effect of [{ acquire: 'artwork' }, { acquire: 'painting', less: 1 }] as Effect[]) {
      const table = tableAsking(effect)
      const price = priceIn(table, 'wares')?.amount
      table.play({ do: 'acquire', artwork: 'wares' })
      expect(table.eventsOf('acquire')[0].cost).toBe(price)
    }
  })
})

describe('the current price of a ship', () => {
  const shipFor = (table: Table) => shipPriceOf(table.tables, table.rules.view(table.game, 0))

  test('REN-CON-1: depends on the period, in wood and other accepted resources', () => {
    expect(shipFor(market({ bay: 4 }))).toEqual({ amount: 5, in: ['wood'] })
    const abilities: Ability[] = [
      { less: 2, for: 'ship' },
      { accept: ['gem'], for: 'ship' },
    ]
    expect(shipFor(market({ bay: 4 }, ...abilities))).toEqual({ amount: 3, in: ['wood', 'gem'] })
  })

  test('REN-CON-1: includes the reduction of an effect, for the player who is asked', () => {
    const board: Board = { bay: 4, wood: 0, bread: 6, hand: ['mason'] }
    const table = tableWith([immediate('mason', { build: 2, less: 4 }, 1)], { boards: [board] })
    table.play({ do: 'invite', character: 'mason' })
    expect(table.about).toBe('build')
    expect(shipFor(table).amount).toBe(1)
    expect(shipPriceOf(table.tables, table.rules.view(table.game, 1)).amount).toBe(5)
  })
})
