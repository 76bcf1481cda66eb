import { COSTS, type Described } from '@amalfi/engine'
import type { Modifier } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  endgame,
  engageable,
  harbour,
  immediate,
  permanent,
  tableWith,
  tile,
} from '../support/cards.ts'
import { type Board, type Layout, Table } from '../support/table.ts'

type Less = Extract<Modifier, { less: number }>

const points = { points: 1 }
const goods: Change[] = [
  artwork('page', { cost: 5 }),
  artwork('canvas', { type: 'painting', cost: 5 }),
  artwork('stone', { type: 'monument', cost: 5 }),
  tile('isle', { cost: 5 }),
  immediate('abbot', points, 5),
  permanent('duke', [{ granary: 1 }], 5),
  endgame('poet', { score: 1, per: 'book', max: 9 }, 5),
  engageable('smith', points, 5),
  harbour('cove', { bread: 5, benefits: { send: 'gem', upTo: 1 } }),
]
const board: Board = {
  bread: 6,
  hand: ['abbot', 'duke', 'poet', 'smith'],
  lighthouses: ['cove'],
}
const rows: Layout = {
  workshop: [null, null, 'page', 'canvas', 'stone'],
  atlas: [null, null, null, 'isle', 'aden'],
  emptyDecks: ['workshop', 'atlas'],
  emptyDiscards: ['workshop'],
}

/** All costs, with characters that have these abilities. */
function pricesWith(abilities: Less[][], of = 0): Record<string, number> {
  const invited = abilities.map((_, i) => `saver-${i}`)
  const savers = abilities.map((list, i) => permanent(`saver-${i}`, list))
  const boards = [0, 1].map((seat) => ({
    ...(seat === 0 ? board : {}),
    ...(seat === of ? { invited } : {}),
  }))
  const table = tableWith([...goods, ...savers], { boards, ...rows })
  const buys: [string, Described][] = [
    ['book', { do: 'acquire', artwork: 'page' }],
    ['painting', { do: 'acquire', artwork: 'canvas' }],
    ['monument', { do: 'acquire', artwork: 'stone' }],
    ['destination', { do: 'discover', to: 'isle' }],
    ['immediate', { do: 'invite', character: 'abbot' }],
    ['permanent', { do: 'invite', character: 'duke' }],
    ['endgame', { do: 'invite', character: 'poet' }],
    ['engageable', { do: 'invite', character: 'smith' }],
    ['ship', { do: 'construct', number: 1 }],
  ]
  const prices = Object.fromEntries(buys.map(([name, buy]) => [name, told(table, buy)]))
  return { ...prices, ...breadPrices(table) }
}

const again = (table: Table): Table => new Table(table.rules, table.rules.copy(table.game))

function told(table: Table, buy: Described): number {
  for (const event of again(table).play(buy).events) if ('cost' in event) return event.cost
  return Number.NaN
}

/** The bread for docking, for a lighthouse and for feeding. */
function breadPrices(table: Table): Record<string, number> {
  const voyage = again(table).play({ do: 'bayToBread' }, { do: 'navigate', to: 'cove' })
  const docking = voyage.eventsOf('bread')[1]
  const before = voyage.play({ do: 'decline' }).bread(0)
  const light = before - voyage.play({ do: 'lightSend', hold: 'gem' }).bread(0)
  const feed = again(table).endPeriod().eventsOf('feed')[0].due
  return { navigate: docking.from - docking.to, light, feed }
}

const full = {
  book: 6,
  painting: 5,
  monument: 5,
  destination: 5,
  immediate: 5,
  permanent: 5,
  endgame: 5,
  engageable: 5,
  ship: 5,
  navigate: 5,
  light: 2,
  feed: 2,
}

const reduced = (names: string[], by: number) =>
  Object.fromEntries(
    Object.entries(full).map(([name, price]) => [name, price - (names.includes(name) ? by : 0)]),
  )

describe('a character that reduces costs', () => {
  const art = ['book', 'painting', 'monument']
  const people = ['immediate', 'permanent', 'endgame', 'engageable']

  test('REN-INV-3: without it everything has its full price', () => {
    expect(pricesWith([])).toEqual(full)
  })

  test.each(COSTS)('REN-INV-3 REN-INV-6: reduces only %s', (what) => {
    expect(pricesWith([[{ less: 1, for: what }]])).toEqual(reduced([what], 1))
  })

  test('REN-INV-3 REN-INV-6: may reduce all artworks or all characters', () => {
    expect(pricesWith([[{ less: 2, for: 'artwork' }]])).toEqual(reduced(art, 2))
    expect(pricesWith([[{ less: 2, for: 'character' }]])).toEqual(reduced(people, 2))
  })

  test('REN-INV-3: several reductions are added, on one character or on two', () => {
    const book: Less = { less: 2, for: 'book' }
    const artworks: Less = { less: 1, for: 'artwork' }
    const expected = { ...full, book: 3, painting: 4, monument: 4 }
    expect(pricesWith([[book, artworks]])).toEqual(expected)
    expect(pricesWith([[book], [artworks]])).toEqual(expected)
  })

  test('REN-INV-3: helps only its owner', () => {
    const all = COSTS.map((what): Less[] => [{ less: 1, for: what }])
    expect(pricesWith(all, 1)).toEqual(full)
  })

  test('REN-PAY-6: does not reduce a cost below 0', () => {
    const all: Less[] = [
      { less: 9, for: 'artwork' },
      { less: 9, for: 'destination' },
      { less: 9, for: 'character' },
      { less: 9, for: 'ship' },
      { less: 9, for: 'light' },
      { less: 9, for: 'feed' },
    ]
    const zero = Object.fromEntries(Object.keys(full).map((name) => [name, 0]))
    expect(pricesWith(all.map((one) => [one]))).toEqual({ ...zero, navigate: 5 })
  })

  test('REN-PAY-6: does not reduce the bread on docking below 0', () => {
    const table = tableWith([...goods, permanent('saver', [{ less: 9, for: 'navigate' }])], {
      boards: [{ invited: ['saver'] }],
    })
    table.play({ do: 'navigate', to: 'cove' })
    expect(table.bread(0)).toBe(0)
    expect(table.eventsOf('bread')).toEqual([])
  })

  test('REN-PAY-6: applies after the slot is added', () => {
    const price = (less: number) => {
      const table = tableWith(
        [artwork('page', { cost: 1 }), permanent('saver', [{ less, for: 'book' }])],
        {
          boards: [{ bay: 4, invited: ['saver'] }],
          workshop: ['page', 'utopia', 'decameron', 'canzoniere', 'the-prince'],
        },
      )
      return table.play({ do: 'acquire', artwork: 'page' }).eventsOf('acquire')[0].cost
    }
    expect([1, 2, 3, 4].map(price)).toEqual([2, 1, 0, 0])
  })

  test('REN-FED-1: reduces the bread due at feeding, and with it the points lost', () => {
    const table = tableWith([permanent('saver', [{ less: 1, for: 'feed' }])], {
      boards: [
        { built: 2, bay: 6, bread: 2, invited: ['saver'] },
        { built: 2, bay: 6, bread: 2 },
      ],
    })
    table.endPeriod()
    const feeds = table.eventsOf('feed').map(({ due, paid, short }) => [due, paid, short])
    expect(feeds).toEqual([
      [3, 2, 1],
      [4, 2, 2],
    ])
  })
})
