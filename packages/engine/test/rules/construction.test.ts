import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Change, engageable, immediate, permanent, tableWith } from '../support/cards.ts'
import type { Board } from '../support/table.ts'

/** The icons under the six ships, from the left. */
const icons =
  (...effects: (Effect | null)[]): Change =>
  (pack) => {
    pack.shipIcons.value = [...effects, null, null, null, null, null, null].slice(0, 6)
  }
const bare = icons()
const build = (number: number) => ({ do: 'construct' as const, number })

describe('the price of ships', () => {
  test('X24 REN-CON-1: a ship costs 5, 4, 4, 3 wood in periods I, II, III, IV', () => {
    const costs = ([1, 2, 3, 4] as const).map((period) =>
      [1, 2, 3].map((number) => {
        const table = tableWith([bare], { boards: [{ wood: 4 }], period })
        return table.play(build(number)).eventsOf('construct')[0].cost
      }),
    )
    expect(costs).toEqual([
      [5, 10, 15],
      [4, 8, 12],
      [4, 8, 12],
      [3, 6, 9],
    ])
  })

  test('REN-CON-1: several ships are paid in one payment, and its surplus becomes bread once', () => {
    const table = tableWith([bare], { boards: [{ wood: 4 }] })
    table.play(build(2), { do: 'pay', wood: 4 })
    expect(table.eventsOf('construct')).toEqual([
      { kind: 'construct', seat: 0, ships: 2, cost: 10 },
    ])
    expect([table.ships(0, 'bay'), table.ships(0, 'port'), table.ships(0, 'shipyard')]).toEqual([
      4, 2, 4,
    ])
    expect(table.bread(0)).toBe(2)
    expect(table.asked).toBe(1)
  })

  test('REN-CON-1: only wood pays for ships, no other hold', () => {
    const table = tableWith([bare], { boards: [{ bay: 2, wood: 1, gem: 1 }] })
    table.play(build(1))
    expect(table.rules.decision(table.game, 0)).toMatchObject({ cost: 5, holds: ['wood'] })
    expect(table.refusal({ do: 'pay', wood: 1, gem: 1 })).toEqual({ code: 'holdNotAccepted' })
    expect(table.refusal({ do: 'pay', emergency: 2 })).toBeNull()
  })

  test('REN-CON-1: ships can be built with exactly enough wood, not with one less', () => {
    // Each wood ship yields 3 by returning and 3 by going to the port: 18 in all, for three ships
    // at 5.
    const table = tableWith([bare], { boards: [{ wood: 3, bay: 0, port: 1 }] })
    expect(table.refusal(build(3))).toBeNull()
    expect(table.refusal(build(4))).toEqual({ code: 'cannotPay', needs: 20, has: 18 })
    expect(table.choices.filter((choice) => choice.do === 'construct')).toEqual([
      build(1),
      build(2),
      build(3),
    ])
    const last = tableWith([bare], { boards: [{ wood: 3, bay: 0, port: 1 }], period: 4 })
    expect(last.refusal(build(6))).toBeNull()
    last.play(build(6))
    expect(last.eventsOf('construct')[0].cost).toBe(18)
    expect([last.bread(0), last.ships(0, 'shipyard'), last.ships(0, 'port')]).toEqual([0, 0, 10])
  })
})

test('REN-CON-4: a player builds at least 1 ship and at most as many as the shipyard holds', () => {
  const table = tableWith([bare], { boards: [{ built: 4, wood: 8 }] })
  expect(table.refusal(build(0))).toEqual({ code: 'unknown' })
  expect(table.refusal(build(2))).toBeNull()
  expect(table.refusal(build(3))).toEqual({ code: 'shipyardShort', needs: 3, has: 2 })
  expect(table.choices.filter((choice) => choice.do === 'construct')).toEqual([build(1), build(2)])
  const none = tableWith([bare], { boards: [{ built: 6, wood: 8, bay: 2 }] })
  expect(none.refusal(build(1))).toEqual({ code: 'shipyardShort', needs: 1, has: 0 })
  expect(none.choices.some((choice) => choice.do === 'construct')).toBe(false)
  const full = tableWith([bare], { boards: [{ wood: 4 }] })
  expect(full.refusal(build(7))).toEqual({ code: 'shipyardShort', needs: 7, has: 6 })
})

test('REN-CON-2 REN-CON-4: ships leave from the left, and each icon is carried out before the next ship', () => {
  const marked = icons({ points: 1 }, { points: 2 }, { points: 3 }, { points: 4 })
  const table = tableWith([marked], { boards: [{ built: 1, wood: 4, bay: 1 }], period: 4 })
  table.play(build(2), { do: 'pay', wood: 2 })
  const leaving = {
    kind: 'ship',
    seat: 0,
    from: 'shipyard',
    to: 'port',
    at: null,
    because: { kind: 'rule', id: '' },
  }
  const scored = (from: number, to: number, id: string) => ({
    kind: 'score',
    seat: 0,
    from,
    to,
    because: { kind: 'shipIcon', id },
  })
  const down = { ...leaving, from: 'wood', to: 'bay' }
  expect(table.events).toEqual([
    { kind: 'construct', seat: 0, ships: 2, cost: 6 },
    down,
    down,
    leaving,
    scored(0, 2, '1'),
    leaving,
    scored(2, 5, '2'),
    { kind: 'turn', seat: 1 },
  ])
  expect(table.ships(0, 'port')).toBe(2)
})

test('REN-CON-3: a ship without an icon gives nothing', () => {
  const table = tableWith([icons(null, { points: 2 })], { boards: [{ wood: 4 }] })
  table.play(build(1), { do: 'pay', wood: 2 })
  expect([table.score(0), table.asked]).toEqual([0, 1])
})

describe('the icon with two effects', () => {
  const cards = [
    icons({ choose: [{ take: 1 }, { straighten: 1 }] }),
    engageable('smith', { points: 1 }),
  ]
  const council = ['raphael', 'qaitbay', 'leo-x', 'cesare-borgia']
  const built = () =>
    tableWith(cards, {
      boards: [{ wood: 4, invited: ['smith'], engaged: ['smith'] }],
      council,
    }).play(build(1), { do: 'pay', wood: 2 })

  test('X16 REN-CON-3: lets the player take a character', () => {
    const table = built()
    expect(table.about).toBe('choose')
    expect(table.choices).toEqual([
      { do: 'choose', number: 0 },
      { do: 'choose', number: 1 },
      { do: 'decline' },
    ])
    table.play({ do: 'choose', number: 0 }, { do: 'take', character: 'leo-x' })
    expect(table.hand(0)).toEqual(['leo-x'])
    expect(table.isEngaged('smith')).toBe(true)
    expect(table.asked).toBe(1)
  })

  test('X16 REN-CON-3: or lets the player straighten a character', () => {
    const table = built().play({ do: 'choose', number: 1 })
    table.play({ do: 'straighten', character: 'smith' })
    expect(table.hand(0)).toEqual([])
    expect(table.isEngaged('smith')).toBe(false)
    expect(table.asked).toBe(1)
  })

  test('X16 REN-CON-3: but not both, and may be declined', () => {
    const table = built()
    expect(table.refusal({ do: 'choose', number: 2 })).toEqual({ code: 'notAmongThese' })
    expect(table.refusal({ do: 'straighten', character: 'smith' })).toEqual({ code: 'notAskedNow' })
    expect(table.play({ do: 'decline' }).asked).toBe(1)
  })
})

describe('newly built ships', () => {
  test('REN-CON-4: lie in the port and cannot be sent by the icons', () => {
    const table = tableWith([icons({ send: 'gem', upTo: 1 })], {
      boards: [{ bay: 2, port: 2 }],
    })
    // Both ships of the bay go to the port to pay, and the new ship is there too.
    table.play(build(1))
    expect([table.ships(0, 'port'), table.ships(0, 'gem')]).toEqual([5, 0])
    expect(table.asked).toBe(1)
  })

  test('REN-CON-4: ships that paid by returning to the bay can be sent by the icons', () => {
    const table = tableWith([icons({ send: 'gem', upTo: 1 })], {
      boards: [{ bay: 0, wood: 2, port: 2 }],
    })
    table.play(build(1), { do: 'pay', wood: 2 })
    table.play({ do: 'send', hold: 'gem' })
    expect([table.ships(0, 'gem'), table.ships(0, 'bay'), table.ships(0, 'port')]).toEqual([
      1, 1, 3,
    ])
  })

  test('REN-CON-4 REN-TIT-5 REN-TIT-6: each ship counts for titles when it leaves, before its icon', () => {
    const table = tableWith([icons({ points: 1 }, { points: 1 }, { points: 1 })], {
      boards: [{ built: 2, wood: 6, bay: 0, destinations: ['aden', 'lisbon', 'hormuz'] }],
      titles: ['admiral', 'navigator', 'condottiere'],
    })
    table.play(build(1), { do: 'pay', wood: 2 })
    expect(table.eventsOf('score').map(({ because }) => because.kind)).toEqual([
      'title',
      'shipIcon',
    ])
    expect(table.score(0)).toBe(13)
  })
})

describe('optional actions between sends by icons', () => {
  const sending = { send: 'gem' as const, upTo: 1 }
  const setUp = (number: number) =>
    tableWith([icons(sending, { take: 1 }, sending)], { boards: [{ wood: 4 }], period: 4 }).play(
      build(number),
      { do: 'pay', wood: number },
      { do: 'send', hold: 'gem' },
    )

  test('REN-OPT-5 REN-CON-4: ships cannot become bread while another icon may send', () => {
    const table = setUp(3)
    expect(table.about).toBe('take')
    expect(table.refusal({ do: 'bayToBread' })).toEqual({ code: 'sendsPending' })
  })

  test('REN-OPT-5 REN-CON-4: ships can become bread when no icon that sends is left', () => {
    const table = setUp(2)
    expect(table.about).toBe('take')
    expect(table.refusal({ do: 'bayToBread' })).toBeNull()
  })
})

describe('building by an effect', () => {
  const setUp = (effect: Effect, board: Board = {}, period: 1 | 2 | 3 | 4 = 1) =>
    tableWith([bare, immediate('shipwright', effect)], {
      boards: [{ wood: 4, hand: ['shipwright'], ...board }],
      period,
    }).play({ do: 'invite', character: 'shipwright' })

  test('REN-CON-1 REN-INV-6: at most the given number of ships can be built, each for less wood', () => {
    const table = setUp({ build: 2, less: 3 })
    expect(table.about).toBe('build')
    expect(table.choices).toEqual([build(1), build(2), { do: 'decline' }])
    expect(table.refusal(build(3))).toEqual({ code: 'tooMany', needs: 3, has: 2 })
    expect(table.refusal(build(0))).toEqual({ code: 'unknown' })
    expect(table.refusal({ do: 'pass' })).toEqual({ code: 'notAskedNow' })
    table.play(build(2))
    expect(table.eventsOf('construct')[0].cost).toBe(4)
    table.play({ do: 'pay', wood: 2 })
    expect([table.ships(0, 'shipyard'), table.bread(0), table.asked]).toEqual([4, 2, 1])
  })

  test('REN-CON-1 REN-PAY-6: the price of a ship does not fall below 0', () => {
    const free = setUp({ build: 2, less: 5 }).play(build(2))
    expect(free.eventsOf('construct')[0].cost).toBe(0)
    expect([free.eventsOf('bread'), free.ships(0, 'wood'), free.ships(0, 'port')]).toEqual([
      [],
      4,
      2,
    ])
    const last = setUp({ build: 1, less: 4 }, {}, 4).play(build(1))
    expect(last.eventsOf('construct')[0].cost).toBe(0)
  })

  test('REN-CON-1: without a reduction the price of the period applies, and the effect may be declined', () => {
    const table = setUp({ build: 6 }, {}, 2).play(build(1))
    expect(table.eventsOf('construct')[0].cost).toBe(4)
    expect(setUp({ build: 6 }).play({ do: 'decline' }).asked).toBe(1)
  })

  test('REN-CON-4: with an empty shipyard the player is not asked', () => {
    const table = setUp({ build: 1 }, { built: 6, wood: 10 })
    expect(table.asked).toBe(1)
  })

  test('REN-OPT-4: with too little wood the player is asked, because ships can be brought down first', () => {
    const table = setUp({ build: 1 }, { wood: 0, gem: 1, bay: 0, port: 3 })
    expect([table.asked, table.about]).toEqual([0, 'build'])
    expect(table.refusal(build(1))).toEqual({ code: 'cannotPay', needs: 5, has: 0 })
    table.play({ do: 'holdToBread', hold: 'gem' })
    expect(table.refusal(build(1))).toEqual({ code: 'cannotPay', needs: 5, has: 3 })
  })
})

test('REN-CON-2 REN-INV-6: a character may bring built ships to the bay instead', () => {
  const cards = [
    icons({ send: 'gem', upTo: 1 }),
    permanent('admiral-of-the-fleet', [{ built: 'bay' }]),
  ]
  const table = tableWith(cards, {
    boards: [{ bay: 2, port: 2, invited: ['admiral-of-the-fleet'] }],
  })
  table.play(build(1))
  expect([table.ships(0, 'port'), table.ships(0, 'bay')]).toEqual([4, 1])
  table.play({ do: 'send', hold: 'gem' })
  expect(table.ships(0, 'gem')).toBe(1)
})
