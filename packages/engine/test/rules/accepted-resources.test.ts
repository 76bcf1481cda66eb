import { type Described, HOLDS, type Hold } from '@amalfi/engine'
import type { Ability, Modifier } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  endgame,
  engageable,
  immediate,
  permanent,
  tableWith,
  tile,
} from '../support/cards.ts'
import type { Board, Table } from '../support/table.ts'

const points = { points: 1 }
const goods: Change[] = [
  artwork('page', { in: ['wine'] }),
  artwork('canvas', { type: 'painting', in: ['fabric'] }),
  artwork('stone', { type: 'monument', in: ['gem'] }),
  tile('isle', { in: ['spice'] }),
  permanent('duke', [{ granary: 1 }], 3),
  endgame('poet', { score: 1, per: 'book', max: 9 }, 3),
  engageable('smith', points, 3),
]
const buys: [string, Described][] = [
  ['book', { do: 'acquire', artwork: 'page' }],
  ['painting', { do: 'acquire', artwork: 'canvas' }],
  ['monument', { do: 'acquire', artwork: 'stone' }],
  ['destination', { do: 'discover', to: 'isle' }],
  ['permanent', { do: 'invite', character: 'duke' }],
  ['endgame', { do: 'invite', character: 'poet' }],
  ['engageable', { do: 'invite', character: 'smith' }],
  ['ship', { do: 'construct', number: 1 }],
]
const own: Record<string, Hold[]> = {
  book: ['wine'],
  painting: ['fabric'],
  monument: ['gem'],
  destination: ['spice'],
  permanent: ['wine'],
  endgame: ['gem'],
  engageable: ['wood', 'fabric'],
  ship: ['wood'],
}

/** The holds that pay for each kind of cost, with a character that has these abilities. */
function paidIn(abilities: Ability[], invitedBy = 0): Record<string, Hold[]> {
  const table = tableWith([...goods, permanent('broker', abilities)])
  const prices = buys.map(([name, buy]): [string, Hold[]] => {
    table.arrange({
      boards: [
        {
          built: 5,
          bay: 4,
          ...Object.fromEntries(HOLDS.map((hold) => [hold, 1])),
          hand: ['duke', 'poet', 'smith'],
          invited: invitedBy === 0 ? ['broker'] : [],
        },
        { invited: invitedBy === 1 ? ['broker'] : [] },
      ],
      workshop: ['utopia', 'decameron', 'page', 'canvas', 'stone'],
      atlas: ['aden', 'lisbon', 'hormuz', 'bruges', 'isle'],
    })
    table.play(buy)
    return [name, [...(table.rules.decision(table.game, 0).holds ?? [])]]
  })
  return Object.fromEntries(prices)
}

const sorted = (holds: Record<string, Hold[]>) =>
  Object.fromEntries(
    Object.entries(holds).map(([name, list]) => [name, HOLDS.filter((h) => list.includes(h))]),
  )
const adding = (names: string[], holds: Hold[]) =>
  sorted(
    Object.fromEntries(
      Object.entries(own).map(([name, list]) => [
        name,
        names.includes(name) ? [...list, ...holds] : list,
      ]),
    ),
  )

describe('a character that accepts other resources', () => {
  test('REN-PAY-4: without such a character each cost accepts its own resources', () => {
    expect(paidIn([{ granary: 1 }])).toEqual(sorted(own))
  })

  test.each([
    'book',
    'painting',
    'monument',
    'destination',
    'permanent',
    'endgame',
    'engageable',
    'ship',
  ] as const)('REN-INV-6: changes only the cost of %s', (name) => {
    expect(paidIn([{ accept: ['gem', 'spice'], for: name }])).toEqual(
      adding([name], ['gem', 'spice']),
    )
  })

  test('REN-INV-6: may change all artworks, all characters or everything', () => {
    expect(paidIn([{ accept: ['wood'], for: 'artwork' }])).toEqual(
      adding(['book', 'painting', 'monument'], ['wood']),
    )
    expect(paidIn([{ accept: ['spice'], for: 'character' }])).toEqual(
      adding(['permanent', 'endgame', 'engageable'], ['spice']),
    )
    expect(paidIn([{ accept: ['wood'], for: 'all' }])).toEqual(adding(Object.keys(own), ['wood']))
  })

  test('REN-INV-6: helps only its owner', () => {
    expect(paidIn([{ accept: ['wood'], for: 'all' }], 1)).toEqual(sorted(own))
  })

  test('REN-BRD-1: does not change the bread price of an immediate character', () => {
    const cards = [permanent('broker', [{ accept: ['wood'], for: 'all' }])]
    const table = tableWith([...cards, immediate('abbot', points, 2)], {
      boards: [{ wood: 4, hand: ['abbot'], invited: ['broker'] }],
    })
    expect(table.refusal({ do: 'invite', character: 'abbot' })).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 0,
      limit: 6,
    })
  })
})

describe('a character that makes one resource count as another', () => {
  test('REN-INV-6: applies where the other is accepted, not the other way round', () => {
    expect(paidIn([{ hold: 'spice', as: 'wine' }])).toEqual(
      adding(['book', 'permanent'], ['spice']),
    )
    expect(paidIn([{ hold: 'fabric', as: 'wood' }])).toEqual(
      adding(['engageable', 'ship'], ['fabric']),
    )
  })

  test('REN-INV-6: works for every hold', () => {
    const places: Record<Hold, string[]> = {
      spice: ['destination'],
      wood: ['engageable', 'ship'],
      wine: ['book', 'permanent'],
      gem: ['monument', 'endgame'],
      fabric: ['painting', 'engageable'],
    }
    for (const as of HOLDS) {
      const hold = as === 'wine' ? 'gem' : 'wine'
      expect(paidIn([{ hold, as }])).toEqual(adding(places[as], [hold]))
    }
  })

  test('REN-INV-6: does not chain to a third resource', () => {
    const chain: Modifier[] = [
      { hold: 'spice', as: 'wine' },
      { hold: 'gem', as: 'spice' },
    ]
    expect(paidIn(chain)).toEqual({
      ...adding(['book', 'permanent'], ['spice']),
      destination: ['spice', 'gem'],
    })
  })

  test('REN-INV-6: also applies where an effect asks for resources', () => {
    const monk = engageable('monk', { pay: { resources: 3, in: ['wine'] }, then: points })
    const table = tableWith([monk, permanent('broker', [{ hold: 'gem', as: 'wine' }])])
    const engage = { do: 'engage', character: 'monk' } as const
    const board: Board = { bay: 0, gem: 2, port: 2, invited: ['monk', 'broker'] }
    table.arrange({ boards: [board] }).play(engage)
    expect([table.ships(0, 'gem'), table.ships(0, 'bay'), table.score(0)]).toEqual([1, 1, 1])
    table.arrange({ boards: [{ ...board, invited: ['monk'] }, { invited: ['broker'] }] })
    expect(table.refusal(engage)).toEqual({ code: 'cannotPay', needs: 3, has: 0 })
  })

  test('REN-INV-6: helps only its owner, too', () => {
    expect(paidIn([{ hold: 'spice', as: 'wine' }], 1)).toEqual(sorted(own))
  })
})

describe('a character that raises the yield of a ship', () => {
  const banker = (from: Hold | 'emergency') =>
    tableWith([permanent('banker', [{ yield: from, more: 2 }])])
  /** The bread gained by an option, with the banker on the own or on the other side. */
  const bread = (table: Table, board: Board, option: Described, by = 0) =>
    table
      .arrange({
        boards: [
          { ...board, invited: by === 0 ? ['banker'] : [] },
          { invited: by === 1 ? ['banker'] : [] },
        ],
      })
      .play(option)
      .bread(0)
  const fromBay: Described = { do: 'bayToBread' }

  test.each(HOLDS)('REN-INV-6 REN-OPT-1: changes the hold of %s and no other', (hold) => {
    const table = banker(hold)
    for (const one of HOLDS) {
      const each = one === 'spice' ? 2 : 3
      const down: Described = { do: 'holdToBread', hold: one }
      expect(bread(table, { [one]: 1 }, down)).toBe(one === hold ? each + 2 : each)
      expect(bread(table, { [one]: 1 }, down, 1)).toBe(each)
    }
    expect(bread(table, {}, fromBay)).toBe(3)
  })

  test('REN-INV-6 REN-OPT-2: changes the bay', () => {
    const table = banker('emergency')
    expect(bread(table, {}, fromBay)).toBe(5)
    expect(bread(table, {}, fromBay, 1)).toBe(3)
    expect(bread(table, { wine: 1 }, { do: 'holdToBread', hold: 'wine' })).toBe(3)
  })

  test('REN-INV-6 REN-PAY-1: changes a payment', () => {
    const table = tableWith(
      [
        artwork('page', { cost: 5 }),
        permanent('banker', [
          { yield: 'wine', more: 1 },
          { yield: 'emergency', more: 1 },
        ]),
        permanent('uncle', [{ yield: 'wine', more: 1 }]),
      ],
      {
        boards: [{ bay: 0, wine: 1, port: 3, invited: ['banker', 'uncle'] }],
        workshop: ['utopia', 'decameron', 'canzoniere', 'page', 'the-prince'],
      },
    )
    // A ship of wine yields 5 here, so it need not go on to the port.
    table.play({ do: 'acquire', artwork: 'page' })
    expect([table.ships(0, 'bay'), table.ships(0, 'port'), table.bread(0)]).toEqual([1, 3, 0])
  })

  test('REN-INV-6: makes higher costs affordable', () => {
    const cards = [artwork('page', { cost: 8 }), permanent('b', [{ yield: 'emergency', more: 1 }])]
    const workshop = ['utopia', 'decameron', 'canzoniere', 'page', 'the-prince']
    const lean = tableWith(cards, { boards: [{ bay: 2, port: 2 }], workshop })
    expect(lean.refusal({ do: 'acquire', artwork: 'page' })).toEqual({
      code: 'cannotPay',
      needs: 8,
      has: 6,
    })
    const rich = tableWith(cards, { boards: [{ bay: 2, port: 2, invited: ['b'] }], workshop })
    expect(rich.refusal({ do: 'acquire', artwork: 'page' })).toBeNull()
  })
})
