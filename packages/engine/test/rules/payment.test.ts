import type { Described, Hold } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { artwork, type Change, immediate, permanent, tableWith } from '../support/cards.ts'
import type { Board } from '../support/table.ts'

/** Slots that add and give nothing. */
const flat: Change = (pack) => {
  pack.slots.value.workshop = [0, 0, 0, 0, 0]
}
const acquire: Described = { do: 'acquire', artwork: 'wares' }

/** A table where the player of this board can buy an artwork at this price. */
const buying = (board: Board, cost: number, ...holds: Hold[]) =>
  tableWith([flat, artwork('wares', { cost, in: holds })], { boards: [board], workshop: ['wares'] })

/** The same, after the payment was asked. */
function paying(board: Board, cost: number, ...holds: Hold[]) {
  const table = buying(board, cost, ...holds).play(acquire)
  expect(table.about).toBe('payment')
  return table
}

describe('paying with ships', () => {
  test('X1 REN-PAY-1: two ships in a hold worth 3 pay 6', () => {
    const table = paying({ wine: 2, bay: 2 }, 6, 'wine')
    table.play({ do: 'pay', wine: 2 })
    expect(table.ships(0, 'wine')).toBe(0)
    expect(table.ships(0, 'bay')).toBe(4)
    expect(table.ships(0, 'port')).toBe(0)
    expect(table.bread(0)).toBe(0)
    expect(table.asked).toBe(1)
  })

  test('X2 X3 REN-PAY-1 REN-PAY-2 REN-PAY-4: a cost of 7 is paid by two ships and an emergency supply, and 2 becomes bread', () => {
    const table = buying({ wine: 2, bay: 2 }, 7, 'wine')
    table.play(acquire, { do: 'pay', wine: 2, emergency: 1 })
    expect(table.ships(0, 'wine')).toBe(0)
    expect(table.ships(0, 'bay')).toBe(3)
    expect(table.ships(0, 'port')).toBe(1)
    expect(table.bread(0)).toBe(2)
    const because = { kind: 'artwork', id: 'wares' }
    const down = { kind: 'ship', seat: 0, from: 'wine', to: 'bay', at: null, because }
    expect(table.events.slice(0, 5)).toEqual([
      { kind: 'acquire', seat: 0, artwork: 'wares', type: 'book', cost: 7 },
      down,
      down,
      { ...down, from: 'bay', to: 'port' },
      { kind: 'bread', seat: 0, from: 0, to: 2, lost: 0, because },
    ])
  })

  test('X2 REN-PAY-2: the ship for the port may be one that has just returned to the bay', () => {
    const table = buying({ wine: 2, bay: 0, port: 2 }, 7, 'wine')
    // There is no other way to pay, so nobody is asked.
    table.play(acquire)
    expect(table.ships(0, 'bay')).toBe(1)
    expect(table.ships(0, 'port')).toBe(3)
    expect(table.bread(0)).toBe(2)
  })

  test.each([
    ['spice', 2],
    ['wood', 3],
    ['wine', 3],
    ['gem', 3],
    ['fabric', 3],
  ] as const)('REN-PAY-1: a ship in %s is worth %i', (hold, worth) => {
    const enough = paying({ [hold]: 1, bay: 3 }, worth, hold)
    enough.play({ do: 'pay', [hold]: 1 })
    expect(enough.ships(0, hold)).toBe(0)
    expect(enough.ships(0, 'bay')).toBe(4)
    expect(enough.bread(0)).toBe(0)
    const short = paying({ [hold]: 2, bay: 2 }, worth + 1, hold)
    expect(short.refusal({ do: 'pay', [hold]: 1 })).toEqual({
      code: 'paymentShort',
      needs: worth + 1,
      has: worth,
    })
  })

  test('REN-PAY-1: an emergency supply is worth 3 of the resource asked for', () => {
    const table = paying({ wood: 1, bay: 3 }, 6, 'wood')
    table.play({ do: 'pay', emergency: 2 })
    expect([table.ships(0, 'wood'), table.ships(0, 'bay'), table.ships(0, 'port')]).toEqual([
      1, 1, 2,
    ])
    expect(table.bread(0)).toBe(0)
    const short = paying({ wood: 1, bay: 3 }, 7, 'wood')
    expect(short.refusal({ do: 'pay', emergency: 2 })).toEqual({
      code: 'paymentShort',
      needs: 7,
      has: 6,
    })
  })
})

describe('accepted resources', () => {
  test('REN-PAY-3: of two accepted resources, either or both pay', () => {
    const board = { wine: 2, gem: 2, fabric: 1, built: 2, bay: 1 }
    const ways = [{ wine: 2 }, { gem: 2 }, { wine: 1, gem: 1 }]
    for (const way of ways) {
      const table = paying(board, 6, 'wine', 'gem')
      table.play({ do: 'pay', ...way })
      expect(table.ships(0, 'wine') + table.ships(0, 'gem')).toBe(2)
      expect([table.ships(0, 'bay'), table.ships(0, 'port'), table.bread(0)]).toEqual([3, 0, 0])
    }
  })

  test('REN-PAY-3: where any resource is accepted, all five pay', () => {
    const board = { hand: ['usurer'], spice: 1, wood: 1, wine: 1, gem: 1, fabric: 1, bay: 1 }
    const table = tableWith(
      [immediate('usurer', { pay: { resources: 7, in: 'any' }, then: { points: 5 } })],
      { boards: [{ ...board, built: 2 }] },
    )
    table.play({ do: 'invite', character: 'usurer' }, { do: 'buy' })
    expect(table.rules.decision(table.game, 0)).toMatchObject({
      cost: 7,
      holds: ['spice', 'wood', 'wine', 'gem', 'fabric'],
    })
    expect(table.offers({ do: 'pay', spice: 1, wood: 1, fabric: 1 })).toBe(true)
    expect(table.offers({ do: 'pay', wine: 1, gem: 1, emergency: 1 })).toBe(true)
    table.play({ do: 'pay', spice: 1, wood: 1, gem: 1 })
    expect([table.bread(0), table.score(0)]).toEqual([1, 5])
  })

  test('REN-PAY-4: a ship in another hold cannot pay', () => {
    const table = paying({ wine: 1, gem: 1, bay: 2 }, 3, 'wine')
    expect(table.refusal({ do: 'pay', gem: 1 })).toEqual({ code: 'holdNotAccepted' })
    expect(table.refusal({ do: 'pay', wine: 1, gem: 1 })).toEqual({ code: 'holdNotAccepted' })
    expect(table.choices.some((way) => 'gem' in way)).toBe(false)
    // The refusal "not accepted" comes before "not enough ships".
    expect(table.refusal({ do: 'pay', fabric: 1 })).toEqual({ code: 'holdNotAccepted' })
  })

  test('REN-PAY-4: a ship in another hold may become bread first and then pay as emergency supply', () => {
    const table = buying({ gem: 1, bay: 0, port: 3 }, 3, 'wine')
    expect(table.refusal(acquire)).toEqual({ code: 'cannotPay', needs: 3, has: 0 })
    expect(table.offers(acquire)).toBe(false)
    table.play({ do: 'holdToBread', hold: 'gem' }, acquire)
    expect([table.ships(0, 'bay'), table.ships(0, 'port')]).toEqual([0, 4])
    expect(table.bread(0)).toBe(3)
  })
})

describe('the surplus of a payment', () => {
  test.each([
    [3, 5, 0],
    [4, 6, 0],
    [5, 6, 1],
    [6, 6, 2],
  ])(
    'REN-PAY-4: with %i bread and a limit of 6, a surplus of 2 becomes bread up to the limit',
    (bread, after, lost) => {
      const table = paying({ wine: 3, bay: 1, bread }, 7, 'wine')
      table.play({ do: 'pay', wine: 3 })
      expect(table.bread(0)).toBe(after)
      expect(table.eventsOf('bread')).toMatchObject([{ from: bread, to: after, lost }])
    },
  )

  test('REN-PAY-4: a payment without surplus gives no bread', () => {
    const table = paying({ wine: 2, bay: 2, bread: 1 }, 6, 'wine')
    table.play({ do: 'pay', wine: 2 })
    expect(table.bread(0)).toBe(1)
    expect(table.eventsOf('bread')).toEqual([])
  })
})

describe('needless ships', () => {
  test('REN-PAY-5: a single spice ship pays 3 by returning and going on to the port, with 2 surplus', () => {
    const table = buying({ spice: 1, bay: 0, port: 3 }, 3, 'spice')
    // It is the only way to pay, so nobody is asked.
    table.play(acquire)
    expect([table.ships(0, 'spice'), table.ships(0, 'bay'), table.ships(0, 'port')]).toEqual([
      0, 0, 4,
    ])
    expect(table.bread(0)).toBe(2)
    expect(table.asked).toBe(1)
  })

  test('REN-PAY-5: with another ship in the bay, returning the spice ship as well is needless', () => {
    const table = paying({ spice: 2, bay: 1, port: 1 }, 3, 'spice')
    expect(table.choices).toEqual([
      { do: 'pay', spice: 2 },
      { do: 'pay', emergency: 1 },
    ])
    expect(table.refusal({ do: 'pay', spice: 1, emergency: 1 })).toEqual({ code: 'needlessShip' })
  })

  test('REN-PAY-5: sending a ship to the port that could stay is needless', () => {
    const table = paying({ wine: 2, bay: 2 }, 6, 'wine')
    expect(table.refusal({ do: 'pay', wine: 2, emergency: 1 })).toEqual({ code: 'needlessShip' })
    expect(table.refusal({ do: 'pay', wine: 1, emergency: 2 })).toEqual({ code: 'needlessShip' })
    expect(table.refusal({ do: 'pay', wine: 1, emergency: 1 })).toBeNull()
  })

  test('REN-PAY-5: with several resources, the ship that adds less may be needless', () => {
    const table = paying({ spice: 1, wine: 2, bay: 1 }, 6, 'spice', 'wine')
    expect(table.refusal({ do: 'pay', spice: 1, wine: 2 })).toEqual({ code: 'needlessShip' })
    const dearer = paying({ spice: 1, wine: 2, bay: 1 }, 7, 'spice', 'wine')
    expect(dearer.refusal({ do: 'pay', spice: 1, wine: 2 })).toBeNull()
  })
})

describe('refused payments', () => {
  test('REN-PAY-1: a payment with more ships than there are is refused', () => {
    const table = paying({ wine: 2, bay: 2 }, 9, 'wine')
    expect(table.refusal({ do: 'pay', wine: 3 })).toEqual({ code: 'shipsShort', needs: 3, has: 2 })
    expect(table.refusal({ do: 'pay', emergency: 3 })).toEqual({
      code: 'shipsShort',
      needs: 3,
      has: 2,
    })
    expect(table.refusal({ do: 'pay', wine: 1, emergency: 4 })).toEqual({
      code: 'shipsShort',
      needs: 4,
      has: 3,
    })
    expect(table.refusal({ do: 'pay' })).toEqual({ code: 'paymentShort', needs: 9, has: 0 })
    expect(table.refusal({ do: 'pay', wine: 1, emergency: 2 })).toBeNull()
  })

  test('REN-PAY-2: the most a player can pay is all ships, each counted for both moves', () => {
    // Two spice ships yield 4 by returning; they and two ships of the bay yield 12 by going to the
    // port.
    const board = { spice: 2, bay: 2 }
    const just = buying(board, 16, 'spice')
    just.play(acquire)
    expect([just.ships(0, 'bay'), just.ships(0, 'port')]).toEqual([0, 4])
    const expensive = buying(board, 17, 'spice')
    expect(expensive.refusal(acquire)).toEqual({ code: 'cannotPay', needs: 17, has: 16 })
    expect(expensive.offers(acquire)).toBe(false)
    // Ships of other holds do not count.
    const other = buying({ spice: 2, gem: 1, bay: 1 }, 14, 'spice')
    expect(other.refusal(acquire)).toEqual({ code: 'cannotPay', needs: 14, has: 13 })
    // The bay alone yields exactly 12.
    const bay = buying({ bay: 4 }, 12, 'spice')
    expect(bay.refusal(acquire)).toBeNull()
    const over = buying({ bay: 4 }, 13, 'spice')
    expect(over.refusal(acquire)).toEqual({ code: 'cannotPay', needs: 13, has: 12 })
  })

  test('REN-PAY-1: ships in the port or on a dock pay nothing', () => {
    const table = buying({ bay: 0, port: 2, docked: ['naples', 'genoa'] }, 1, 'wine')
    expect(table.refusal(acquire)).toEqual({ code: 'cannotPay', needs: 1, has: 0 })
  })

  test('REN-PAY-1: during a payment only a payment is accepted', () => {
    const table = paying({ wine: 2, bay: 2 }, 6, 'wine')
    expect(table.refusal({ do: 'pass' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'decline' })).toEqual({ code: 'notAskedNow' })
    expect(table.refusal({ do: 'pay', wine: 2 }, 1)).toEqual({ code: 'notYourDecision' })
  })
})

describe('characters that change a payment', () => {
  const rich = (more: { yield: 'spice' | 'wine' | 'emergency'; more: number }, cost: number) =>
    tableWith(
      [flat, artwork('wares', { cost, in: ['spice', 'wine'] }), permanent('banker', [more])],
      {
        boards: [{ invited: ['banker'], spice: 1, wine: 1, bay: 2 }, { wine: 1 }],
        workshop: ['wares'],
      },
    ).play(acquire)

  test('REN-PAY-1 REN-INV-6: a character may raise the yield of a hold or of emergency supply', () => {
    expect(rich({ yield: 'spice', more: 1 }, 3).offers({ do: 'pay', spice: 1 })).toBe(true)
    expect(rich({ yield: 'wine', more: 2 }, 5).offers({ do: 'pay', wine: 1 })).toBe(true)
    expect(rich({ yield: 'wine', more: 2 }, 5).refusal({ do: 'pay', spice: 1 })).toEqual({
      code: 'paymentShort',
      needs: 5,
      has: 2,
    })
    const table = rich({ yield: 'emergency', more: 1 }, 7)
    table.play({ do: 'pay', emergency: 2 })
    expect(table.bread(0)).toBe(1)
  })

  test('REN-PAY-1: the yield of other players stays the same', () => {
    const table = rich({ yield: 'wine', more: 2 }, 5)
    table.play({ do: 'pay', wine: 1 }, { do: 'holdToBread', hold: 'wine' })
    expect(table.bread(1)).toBe(3)
  })

  test('REN-PAY-4: a payment triggers effects for surplus, emergency supply and used holds', () => {
    const watcher = permanent('watcher', [
      { when: 'overpay', do: { points: 4 } },
      { when: 'pay', with: 'emergency', do: { points: 1 } },
      { when: 'pay', with: 'wine', do: { points: 2 } },
    ])
    const points = (cost: number, way: Record<string, number>) =>
      tableWith([flat, artwork('wares', { cost, in: ['wine'] }), watcher], {
        boards: [{ invited: ['watcher'], wine: 2, bay: 2 }],
        workshop: ['wares'],
      })
        .play(acquire, { do: 'pay', ...way })
        .score(0)
    expect(points(6, { wine: 2 })).toBe(2)
    expect(points(6, { emergency: 2 })).toBe(1)
    expect(points(6, { wine: 1, emergency: 1 })).toBe(3)
    expect(points(5, { wine: 2 })).toBe(6)
  })
})
