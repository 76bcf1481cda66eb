import type { Effect } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { harbour, immediate, permanent, tableWith } from '../support/cards.ts'
import type { Board, Layout } from '../support/table.ts'

/** The first player invites an immediate character with this effect. */
const act = (effect: Effect, board: Board = {}, layout: Layout = {}) =>
  tableWith(
    [immediate('actor', effect), ...['a', 'b', 'c'].map((id) => immediate(id, { points: 1 }))],
    { boards: [{ ...board, hand: ['actor', ...(board.hand ?? [])] }], ...layout },
  ).play({ do: 'invite', character: 'actor' })

const because = { kind: 'character', id: 'actor' }
const buy = { do: 'buy' as const }
const decline = { do: 'decline' as const }

describe('gaining bread', () => {
  test('REN-BRD-2 REN-BRD-4: bread is gained up to the limit, the rest is lost', () => {
    expect(act({ bread: 4 }, { bread: 1 }).eventsOf('bread')).toEqual([
      { kind: 'bread', seat: 0, from: 1, to: 5, lost: 0, because },
    ])
    expect(act({ bread: 4 }, { bread: 2 }).eventsOf('bread')[0]).toMatchObject({ to: 6, lost: 0 })
    expect(act({ bread: 4 }, { bread: 3 }).eventsOf('bread')[0]).toMatchObject({ to: 6, lost: 1 })
  })

  test('REN-BRD-2: an effect may fill the granary to its limit', () => {
    expect(act({ bread: 'full' }, { bread: 2 }).eventsOf('bread')).toEqual([
      { kind: 'bread', seat: 0, from: 2, to: 6, lost: 0, because },
    ])
    expect(act({ bread: 'full' }, { lighthouses: ['genoa', 'venice'] }).bread(0)).toBe(8)
    expect(act({ bread: 'full' }, { bread: 6 }).eventsOf('bread')).toEqual([])
  })

  test('REN-INV-2: an effect may give bread per counted item, and no event for 0', () => {
    const effect: Effect = { bread: { per: 'lighthouse', times: 2, max: 3 } }
    expect(act(effect, { lighthouses: ['genoa'] }).bread(0)).toBe(2)
    expect(act(effect, { lighthouses: ['genoa', 'venice'] }).bread(0)).toBe(3)
    expect(act(effect).eventsOf('bread')).toEqual([])
  })
})

test('REN-INV-2: points are a number or per counted item, with no event for 0', () => {
  expect(act({ points: 5 }, { score: -3 }).eventsOf('score')).toEqual([
    { kind: 'score', seat: 0, from: -3, to: 2, because },
  ])
  const effect: Effect = { points: { per: 'shipInPort', times: 3, max: 99 } }
  expect(act(effect, { port: 2 }).score(0)).toBe(6)
  expect(act(effect).eventsOf('score')).toEqual([])
})

test('REN-NAV-3: a list of effects is carried out from left to right, each one completely', () => {
  const table = act([{ bread: 4 }, { pay: { bread: 6 }, then: { points: 3 } }, { bread: 1 }], {
    bread: 2,
  })
  expect(table.about).toBe('price')
  table.play(buy)
  expect([table.bread(0), table.score(0), table.asked]).toEqual([1, 3, 1])
})

describe('choosing between effects', () => {
  const effect: Effect = {
    choose: [{ bread: 2 }, [{ points: 1 }, { points: 2 }], { send: 'gem', upTo: 1 }],
  }

  test('REN-CON-3 REN-NAV-11: one of the effects is carried out, or none', () => {
    const table = act(effect)
    expect(table.choices).toEqual([
      { do: 'choose', number: 0 },
      { do: 'choose', number: 1 },
      { do: 'choose', number: 2 },
      decline,
    ])
    expect(table.refusal({ do: 'choose', number: 3 })).toEqual({ code: 'notAmongThese' })
    expect(table.refusal(buy)).toEqual({ code: 'notAskedNow' })
    const result = (...choices: Parameters<typeof table.play>) => {
      const one = act(effect).play(...choices)
      return [one.bread(0), one.score(0), one.ships(0, 'gem'), one.asked]
    }
    expect(result({ do: 'choose', number: 0 })).toEqual([2, 0, 0, 1])
    expect(result({ do: 'choose', number: 1 })).toEqual([0, 3, 0, 1])
    expect(result({ do: 'choose', number: 2 }, { do: 'send', hold: 'gem' })).toEqual([0, 0, 1, 1])
    expect(result(decline)).toEqual([0, 0, 0, 1])
  })

  test('REN-OPT-5: while a later choice or price may send a ship, ships cannot become bread after the first send', () => {
    const send: Effect = { send: 'wine', upTo: 1 }
    const between = (then: Effect) =>
      act([send, then], { bread: 1 })
        .play({ do: 'send', hold: 'wine' })
        .refusal({ do: 'bayToBread' })
    expect(between(effect)).toEqual({ code: 'sendsPending' })
    expect(between({ choose: [{ bread: 2 }, { points: 1 }] })).toBeNull()
    expect(between({ pay: { bread: 1 }, then: send })).toEqual({ code: 'sendsPending' })
    expect(between({ pay: { bread: 1 }, then: { points: 1 } })).toBeNull()
  })
})

describe('a conditional effect', () => {
  const effect: Effect = [
    { if: { count: 'lighthouse', atLeast: 2 }, then: { points: 3 } },
    { points: 10 },
  ]

  test('REN-INV-2: happens if the count is reached', () => {
    expect(act(effect, { lighthouses: ['genoa'] }).score(0)).toBe(10)
    expect(act(effect, { lighthouses: ['genoa', 'venice'] }).score(0)).toBe(13)
    expect(act(effect, { lighthouses: ['genoa', 'venice', 'ragusa'] }).score(0)).toBe(13)
  })

  test('REN-INV-2: is judged when it comes up', () => {
    const table = act([
      { send: 'gem', upTo: 2 },
      { if: { count: 'shipInHold', atLeast: 2 }, then: { points: 3 } },
    ])
    table.play({ do: 'send', hold: 'gem' }, { do: 'send', hold: 'gem' })
    expect(table.score(0)).toBe(3)
  })
})

describe('paying bread for an effect', () => {
  const effect: Effect = { pay: { bread: 3 }, then: { points: 4 } }

  test('REN-NAV-11 REN-BRD-1: may be done or declined', () => {
    const table = act(effect, { bread: 3 })
    expect([table.about, table.choices]).toEqual(['price', [buy, decline]])
    table.play(buy)
    expect([table.bread(0), table.score(0), table.asked]).toEqual([0, 4, 1])
    expect(table.events.map(({ kind }) => kind).slice(-3)).toEqual(['bread', 'score', 'turn'])
    const left = act(effect, { bread: 3 }).play(decline)
    expect([left.bread(0), left.score(0), left.asked]).toEqual([3, 0, 1])
  })

  test('REN-BRD-1: is refused with 1 bread too few; bread may be made first', () => {
    const table = act(effect, { bread: 2 })
    expect(table.refusal(buy)).toEqual({ code: 'breadShort', needs: 3, has: 2, limit: 6 })
    expect(table.choices).toEqual([decline])
    expect(table.refusal({ do: 'choose', number: 0 })).toEqual({ code: 'notAskedNow' })
    table.play({ do: 'bayToBread' }, buy)
    expect([table.bread(0), table.score(0)]).toEqual([2, 4])
  })

  test('REN-BRD-3: is refused if the cost is above the granary limit', () => {
    const table = act({ pay: { bread: 7 }, then: { points: 4 } }, { bread: 6 })
    expect(table.refusal(buy)).toEqual({ code: 'granaryTooSmall', needs: 7, has: 6, limit: 6 })
  })

  test('REN-OPT-4: is not asked without bread and without anything to turn into bread', () => {
    const table = act(effect, { bay: 0, docked: ['naples', 'genoa', 'venice', 'ragusa'] })
    expect(table.asked).toBe(1)
  })
})

describe('paying for an effect with cards of the hand', () => {
  const effect: Effect = { pay: { hand: 2 }, then: { points: 4 } }

  test('REN-OPT-3: cards are chosen one by one and discarded face up, for no bread', () => {
    const table = act(effect, { hand: ['a', 'b', 'c'] }, { emptyDiscards: ['council'] })
    table.play(buy)
    expect([table.about, table.rules.decision(table.game, 0).left]).toEqual(['give', 2])
    expect(table.choices).toHaveLength(3)
    expect(
      table
        .choicesAs('give')
        .map(({ character }) => character)
        .sort(),
    ).toEqual(['a', 'b', 'c'])
    table.play({ do: 'give', character: 'b' })
    expect(table.rules.decision(table.game, 0).left).toBe(1)
    expect(table.refusal({ do: 'give', character: 'b' })).toEqual({ code: 'notInHand' })
    expect(table.refusal(decline)).toEqual({ code: 'notAskedNow' })
    table.play({ do: 'give', character: 'c' })
    expect([table.hand(0), table.bread(0), table.score(0)]).toEqual([['a'], 0, 4])
    expect(table.eventsOf('card').slice(1)).toEqual(
      ['b', 'c'].map((card) => ({
        kind: 'card',
        what: 'character',
        card,
        from: 'hand',
        to: 'discard',
        seat: 0,
        seen: 15,
      })),
    )
  })

  test('REN-OPT-3: is refused with too few cards in hand', () => {
    const table = act(effect, { hand: ['a'] })
    expect(table.refusal(buy)).toEqual({ code: 'notInHand', needs: 2, has: 1 })
    expect(table.choices).toEqual([decline])
    expect(act(effect, { hand: ['a', 'b'] }).refusal(buy)).toBeNull()
  })
})

describe('paying for an effect with resources', () => {
  const some: Effect = { pay: { resources: 5, in: ['wood', 'gem'] }, then: { points: 4 } }

  test('REN-PAY-1 REN-PAY-4: ships of the named holds or the bay pay, and the surplus becomes bread', () => {
    const table = act(some, { wood: 1, gem: 1, wine: 1, bay: 1 }).play(buy)
    expect(table.rules.decision(table.game, 0)).toMatchObject({
      about: 'payment',
      cost: 5,
      holds: ['wood', 'gem'],
      because,
    })
    expect(table.refusal({ do: 'pay', wood: 1, wine: 1 })).toEqual({ code: 'holdNotAccepted' })
    table.play({ do: 'pay', wood: 1, gem: 1 })
    expect([table.ships(0, 'bay'), table.bread(0), table.score(0)]).toEqual([3, 1, 4])
  })

  test('REN-PAY-3: "any" accepts all five resources', () => {
    const any: Effect = { pay: { resources: 6, in: 'any' }, then: { points: 4 } }
    const table = act(any, { spice: 1, wine: 1, fabric: 1, bay: 1 }).play(buy)
    table.play({ do: 'pay', wine: 1, fabric: 1 })
    expect([table.ships(0, 'bay'), table.bread(0), table.score(0)]).toEqual([3, 0, 4])
  })

  test('REN-PAY-1: is refused with 1 resource too few; ships may be brought down first', () => {
    const table = act(some, { bay: 1, wine: 3 })
    expect(table.refusal(buy)).toEqual({ code: 'cannotPay', needs: 5, has: 3 })
    // A ship can be brought down first.
    table.play({ do: 'holdToBread', hold: 'wine' })
    expect(table.refusal(buy)).toBeNull()
    table.play(buy)
    expect([table.ships(0, 'port'), table.score(0)]).toEqual([2, 4])
  })
})

test('REN-NAV-3: effects of a destination have the destination as cause', () => {
  const table = tableWith([harbour('cove', { benefits: [{ bread: 2 }, { points: 1 }] })], {
    boards: [{}],
  })
  table.play({ do: 'navigate', to: 'cove' })
  expect(table.eventsOf('bread')[0].because).toEqual({ kind: 'destination', id: 'cove' })
  expect(table.eventsOf('score')[0].because).toEqual({ kind: 'destination', id: 'cove' })
})

test('REN-INV-3: effects of a permanent character have the character as cause and help its owner', () => {
  const table = tableWith(
    [
      permanent('herald', [{ when: 'invite', by: 'other', do: [{ bread: 2 }, { points: 1 }] }]),
      immediate('actor', { points: 2 }),
    ],
    { boards: [{ hand: ['actor'] }, { invited: ['herald'] }] },
  )
  table.play({ do: 'invite', character: 'actor' })
  expect([table.bread(0), table.bread(1), table.score(0), table.score(1)]).toEqual([0, 2, 2, 1])
  expect(table.eventsOf('bread')[0].because).toEqual({ kind: 'character', id: 'herald' })
})
