import { type Game, HOLDS, type Hold, PLACES } from '@amalfi/engine'
import { trialPack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { artwork, type Change, permanent, tableWith } from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

/** Artworks at exactly these prices; the slots add and give nothing. */
const selling = (...prices: [number, ...Hold[]][]): Change[] => [
  (pack) => {
    pack.slots.value.workshop = [0, 0, 0, 0, 0]
  },
  ...prices.map(([cost, ...holds], i) => artwork(`wares-${i}`, { cost, in: holds })),
]

const waresOf = (prices: readonly unknown[]) => prices.map((_, i) => `wares-${i}`)

/** Ships by hold, then emergency supplies. */
type Way = number[]

const PARTS = [...HOLDS, 'emergency'] as const
const EMERGENCY = 5

/** The rules of payment, written independently and tried move by move. */
class Price {
  readonly cost: number
  readonly holds: readonly Hold[]
  /** What one ship of each part yields. */
  readonly worth: readonly number[]
  readonly there: readonly number[]
  readonly bay: number

  constructor(table: Table, cost: number, holds: readonly Hold[], worth: readonly number[]) {
    this.cost = cost
    this.holds = holds
    this.worth = worth
    this.there = HOLDS.map((hold) => (holds.includes(hold) ? table.ships(0, hold) : 0))
    this.bay = table.ships(0, 'bay')
  }

  brings(way: Way): number {
    return way.reduce((sum, ships, part) => sum + ships * this.worth[part], 0)
  }

  isPossible(way: Way): boolean {
    const down = way.slice(0, EMERGENCY).reduce((sum, ships) => sum + ships, 0)
    return (
      way.every((ships, part) => part === EMERGENCY || ships <= this.there[part]) &&
      way[EMERGENCY] <= this.bay + down
    )
  }

  /** REN-PAY-5: without any one of its moves, the payment is too small or impossible. */
  hasNeedless(way: Way): boolean {
    return way.some((ships, part) => {
      if (ships === 0) return false
      const without = way.map((n, other) => (other === part ? n - 1 : n))
      return this.brings(without) >= this.cost && this.isPossible(without)
    })
  }

  /** Every combination of the ships that the cost accepts. */
  all(): Way[] {
    const most = [...this.there, this.bay + this.there.reduce((sum, ships) => sum + ships, 0)]
    return most.reduce<Way[]>(
      (ways, n) => ways.flatMap((way) => Array.from({ length: n + 1 }, (_, i) => [...way, i])),
      [[]],
    )
  }

  verdict(way: Way): string | null {
    if (!this.isPossible(way)) return 'shipsShort'
    if (this.brings(way) < this.cost) return 'paymentShort'
    return this.hasNeedless(way) ? 'needlessShip' : null
  }
}

const inWords = (way: Way) => ({
  do: 'pay' as const,
  ...Object.fromEntries(PARTS.map((part, i) => [part, way[i]]).filter(([, n]) => n !== 0)),
})

const shipsOf = (game: Game): number[] => game.ships.slice(0, PLACES.length)

/** Fewest ships to the port, then least bread lost, then fewest ships out of the holds. */
function inOrder(price: Price, ways: Way[], room: number): number[][] {
  const keys = ways.map((way) => [
    way[EMERGENCY],
    Math.max(0, price.brings(way) - price.cost - room),
    way.slice(0, EMERGENCY).reduce((sum, ships) => sum + ships, 0),
  ])
  return keys.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
}

function judgePosition(table: Table, price: Price, artwork: string, room: number): void {
  const legal = price.all().filter((way) => price.verdict(way) === null)
  const acquire = { do: 'acquire' as const, artwork }
  if (legal.length === 0) {
    const all = [...price.there, price.bay + price.there.reduce((sum, n) => sum + n, 0)]
    const refusal = { code: 'cannotPay', needs: price.cost, has: price.brings(all) }
    expect(table.refusal(acquire)).toEqual(refusal)
    return
  }
  const before = shipsOf(table.game)
  table.play(acquire)
  if (legal.length === 1) {
    const [way] = legal
    const after = before.slice()
    way.slice(0, EMERGENCY).forEach((ships, hold) => {
      after[hold] -= ships
      after[PLACES.indexOf('bay')] += ships
    })
    after[PLACES.indexOf('bay')] -= way[EMERGENCY]
    after[PLACES.indexOf('port')] += way[EMERGENCY]
    expect(shipsOf(table.game)).toEqual(after)
    return
  }
  expect(table.about).toBe('payment')
  const offered = table.choicesAs('pay')
  expect(table.choices).toEqual(offered)
  const words = legal.map((way) => JSON.stringify(inWords(way)))
  expect(offered.map((way) => JSON.stringify(way)).sort()).toEqual(words.sort())
  const asCounts = offered.map((way) => PARTS.map((part) => Number(way[part] ?? 0)))
  expect(inOrder(price, asCounts, room)).toEqual(
    asCounts.map((way) => [
      way[EMERGENCY],
      Math.max(0, price.brings(way) - price.cost - room),
      way.slice(0, EMERGENCY).reduce((sum, ships) => sum + ships, 0),
    ]),
  )
  for (const way of price.all())
    expect(table.refusal(inWords(way))?.code ?? null).toBe(price.verdict(way))
}

const BOARDS: Board[] = [
  { bay: 4 },
  { bay: 3, spice: 1 },
  { bay: 1, spice: 1, wine: 2 },
  { bay: 0, spice: 2, wine: 2 },
  { bay: 2, wine: 1, gem: 1, bread: 5 },
  { bay: 0, port: 3, spice: 1 },
  { bay: 1, port: 2, wine: 1, bread: 6 },
  { bay: 0, spice: 3, wine: 1, bread: 4 },
  { bay: 1, spice: 2, wine: 2, gem: 2, built: 3, bread: 5 },
  { bay: 2, spice: 3, fabric: 2, gem: 1, built: 4, bread: 3 },
]

const SELLING: [number, ...Hold[]][][] = [
  [
    [1, 'spice'],
    [2, 'spice', 'wine'],
    [3, 'spice'],
    [4, 'wine'],
    [5, 'spice', 'gem'],
  ],
  [
    [6, 'wine', 'gem'],
    [7, 'spice', 'wine', 'gem', 'fabric'],
    [8, 'spice'],
    [10, 'spice', 'wine'],
    [13, 'wine', 'gem', 'fabric'],
  ],
]

const WORTH = [2, 3, 3, 3, 3, 3]
const RICHER = [3, 3, 5, 3, 3, 4]

test.each(SELLING)(
  'REN-PAY-1 REN-PAY-2 REN-PAY-3 REN-PAY-5: exactly the legal ways to pay are offered, compared with a count of all ways',
  (...prices) => {
    for (const worth of [WORTH, RICHER]) {
      const invited = worth === RICHER ? ['banker'] : []
      const banker = permanent('banker', [
        { yield: 'spice', more: 1 },
        { yield: 'wine', more: 2 },
        { yield: 'emergency', more: 1 },
      ])
      const workshop = waresOf(prices)
      const table = tableWith([...selling(...prices), banker])
      for (const board of BOARDS) {
        table.arrange({ boards: [{ ...board, invited }], workshop })
        const start = table.game
        prices.forEach(([cost, ...holds], i) => {
          table.game = table.rules.copy(start)
          const room = 6 - (board.bread ?? 0)
          judgePosition(table, new Price(table, cost, holds, worth), workshop[i], room)
        })
      }
    }
  },
)

test('REN-PAY-4: the best way comes first: fewest ships to the port, then least bread lost', () => {
  const wares = selling([6, 'spice', 'wine'], [4, 'wine', 'gem'])
  const offered = (i: number, board: Board) =>
    tableWith(wares, { boards: [board], workshop: ['wares-0', 'wares-1'] })
      .play({ do: 'acquire', artwork: `wares-${i}` })
      .choicesAs('pay')
      .map(({ do: _, ...way }) => way)

  // Two wine ships pay exactly 6; wine and two spice ships pay 7. The free space in the granary
  // decides.
  const board = { spice: 2, wine: 2, bay: 1, built: 1 }
  const ways = offered(0, { ...board, bread: 6 })
  expect(ways.slice(0, 2)).toEqual([{ wine: 2 }, { spice: 2, wine: 1 }])
  expect(ways.map((way) => way.emergency ?? 0)).toEqual(
    ways.map((way) => way.emergency ?? 0).sort(),
  )
  // Equal ways come in the order of the holds: wine, then gem.
  expect(offered(1, { wine: 1, gem: 1, bay: 2 })).toEqual([
    { wine: 1, gem: 1 },
    { wine: 1, emergency: 1 },
    { gem: 1, emergency: 1 },
    { emergency: 2 },
  ])
})

test.each([
  [0, { wine: 1 }],
  [5, { wine: 1 }],
  [6, { spice: 2 }],
])(
  'REN-PAY-4: with %i bread the way with the fewest ships that loses no bread comes first',
  (bread, best) => {
    // One wine ship yields 5, with 1 surplus; two spice ships yield exactly 4.
    const banker = permanent('banker', [{ yield: 'wine', more: 2 }])
    const table = tableWith([...selling([4, 'spice', 'wine']), banker], {
      boards: [{ invited: ['banker'], spice: 2, wine: 1, bay: 1, bread }],
      workshop: ['wares-0'],
    }).play({ do: 'acquire', artwork: 'wares-0' })
    expect(table.choices[0]).toEqual({ do: 'pay', ...best })
    expect(
      table
        .choicesAs('pay')
        .slice(0, 2)
        .map((way) => way.emergency),
    ).toEqual([undefined, undefined])
  },
)

const acquire = (id: string) => ({ do: 'acquire' as const, artwork: id })
const [{ id: firstArtwork }] = trialPack.artworks

test('REN-PAY-1 REN-PAY-4: of two ways to pay, the one that loses no bread comes first', () => {
  const table = tableWith(
    [permanent('friend', [{ yield: 'wood', more: 1 }]), artwork('aleph', { in: ['wood', 'wine'] })],
    {
      boards: [{ bay: 0, wood: 1, wine: 1, port: 2, bread: 6, invited: ['friend'] }],
      workshop: [null, null, null, 'aleph', firstArtwork],
    },
  ).play(acquire('aleph'))
  expect(table.choices).toEqual([
    { do: 'pay', wine: 1 },
    { do: 'pay', wood: 1 },
  ])
})

test('REN-PAY-1 REN-PAY-4: a way to pay without a ship to the port comes first, however much bread is lost', () => {
  const table = tableWith(
    [permanent('friend', [{ yield: 'wood', more: 60 }]), artwork('aleph', { in: ['wood'] })],
    {
      boards: [{ bay: 1, wood: 1, port: 2, bread: 0, invited: ['friend'] }],
      workshop: [null, null, null, 'aleph', firstArtwork],
    },
  ).play(acquire('aleph'))
  expect(table.choicesAs('pay').map(({ wood = 0 }) => wood)).toEqual([1, 0])
  table.play(table.choices[0])
  const [{ from, to, lost }] = table.eventsOf('bread')
  expect([from, to, lost]).toEqual([0, 6, 54])
})
