import { type Described, HOLDS } from '@amalfi/engine'
import type { Trigger } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import {
  artwork,
  type Change,
  endgame,
  engageable,
  harbour,
  immediate,
  permanent,
  stage,
  tile,
} from '../support/cards.ts'
import type { Board, Layout } from '../support/table.ts'

type Waiting = Omit<Trigger, 'do'>

const points = { points: 1 }
const cards: Change[] = [
  harbour('cove', { benefits: { send: ['gem', 'wine'], upTo: 1 } }),
  harbour('reef', { benefits: points }),
  harbour('wide', { benefits: { send: 'any', upTo: 2 } }),
  tile('isle'),
  tile('rock'),
  tile('moor'),
  artwork('page'),
  artwork('leaf', { cost: 4, in: [...HOLDS] }),
  artwork('canvas', { type: 'painting' }),
  artwork('stone', { type: 'monument' }),
  immediate('abbot', points),
  permanent('duke', [{ granary: 1 }]),
  endgame('poet', { score: 1, per: 'book', max: 9 }),
  engageable('smith', points),
  engageable('mason', points),
  immediate('monk', points, 2),
  immediate('host', { take: 1 }),
  immediate('watch', { light: 1 }),
  immediate('builder', { erect: 1 }),
  (pack) => {
    pack.shipIcons.value.fill(null)
    pack.lighthouseIcons.value.fill(null)
  },
]

const base: Layout = {
  workshop: ['utopia', 'decameron', 'page', 'canvas', 'stone'],
  atlas: ['aden', 'lisbon', 'hormuz', 'bruges', 'moor'],
  council: ['abbot', 'duke', 'poet', 'smith'],
  decrees: ['trade', 'conclave', 'council', 'exploration'],
}

const decline = { do: 'decline' as const }
const invite = (character: string) => ({ do: 'invite' as const, character })

/**
 * Three players; seat 1 has characters that wait, each named after what it waits for. Answers the
 * names of those that the deed of the seat whose turn it is has set off, in order.
 */
function listeners(ears: Record<string, Waiting>) {
  const table = stage(
    [
      ...cards,
      ...Object.entries(ears).map(([id, ear]) => permanent(id, [{ ...ear, do: { bread: 1 } }])),
    ],
    {},
    { players: 3 },
  )
  return (names: string[], turn: number, actor: Board, deed: Described[], more: Layout = {}) => {
    const boards = [0, 1, 2].map((seat): Board => {
      const board = seat === turn ? actor : {}
      return seat === 1 ? { ...board, invited: [...names, ...(board.invited ?? [])] } : board
    })
    table.lay({ titles: ['admiral', 'navigator', 'condottiere'], ...base, boards, turn, ...more })
    const heard = table.play(...deed).told('trigger')
    expect(heard.every(({ seat }) => seat === 1)).toBe(true)
    return heard.map(({ character }) => character)
  }
}

describe('whose deed', () => {
  const whens = [
    'navigate',
    'acquire',
    'discover',
    'invite',
    'engage',
    'build',
    'erect',
    'take',
    'light',
    'pay',
    'overpay',
    'pass',
    'title',
  ] as const
  type When = (typeof whens)[number]
  const heard = listeners(
    Object.fromEntries(
      whens.flatMap((when): [string, Waiting][] => [
        [`${when}-me`, { when }],
        [`${when}-other`, { when, by: 'other' }],
        [`${when}-anyone`, { when, by: 'anyone' }],
      ]),
    ),
  )
  const ears = (when: When) => [`${when}-me`, `${when}-other`, `${when}-anyone`]

  /** Every ear of a kind, in the turn of the one who has them and in those of both others. */
  function expectServed(when: When, actor: Board, deed: Described[], times = 1, more: Layout = {}) {
    const [me, other, anyone] = ears(when)
    const served = (turn: number) => heard(ears(when), turn, actor, deed, more)
    const repeated = (names: string[]) => Array.from({ length: times }, () => names).flat()
    expect(served(1)).toEqual(repeated([me, anyone]))
    expect(served(0)).toEqual(repeated([other, anyone]))
    expect(served(2)).toEqual(repeated([other, anyone]))
  }
  const expectNobody = (when: When, actor: Board, deed: Described[]) => {
    for (const turn of [0, 1, 2]) expect(heard(ears(when), turn, actor, deed)).toEqual([])
  }

  test('REN-INV-3: navigate', () => {
    expectServed('navigate', {}, [{ do: 'navigate', to: 'reef' }])
  })
  test('REN-INV-3: acquire', () => {
    expectServed('acquire', {}, [{ do: 'acquire', artwork: 'stone' }])
  })
  test('REN-INV-3: discover', () => {
    expectServed('discover', {}, [{ do: 'discover', to: 'moor' }])
  })
  test('REN-INV-3: invite', () => {
    expectServed('invite', { hand: ['mason'] }, [invite('mason')])
  })
  test('REN-INV-3: engage', () => {
    expectServed('engage', { invited: ['mason'] }, [{ do: 'engage', character: 'mason' }])
  })
  test('REN-INV-3: build, for each ship', () => {
    expectServed('build', {}, [{ do: 'construct', number: 2 }], 2)
  })
  test('REN-INV-3: erect', () => {
    const actor = { hand: ['builder'] }
    expectServed('erect', actor, [invite('builder'), { do: 'erect', to: 'cove' }])
    expectNobody('erect', actor, [invite('builder'), decline])
  })
  test('REN-INV-3: take', () => {
    const actor = { hand: ['host'] }
    expectServed('take', actor, [invite('host'), { do: 'take', character: 'poet' }])
    expectNobody('take', actor, [invite('host'), decline])
  })
  test('REN-INV-3: light, for a ship or for bread, not when declined', () => {
    const actor = { bread: 3, lighthouses: ['cove'] }
    const sail = [{ do: 'navigate' as const, to: 'cove' }, decline]
    expectServed('light', actor, [...sail, { do: 'lightSend', hold: 'gem' }])
    expectServed('light', actor, [...sail, { do: 'lightBread' }])
    expectNobody('light', actor, [...sail, decline])
  })
  test('REN-INV-3: pay, in resources; what costs nothing or bread is no such payment', () => {
    expectServed('pay', {}, [{ do: 'acquire', artwork: 'stone' }])
    expectNobody('pay', { hand: ['mason'] }, [invite('mason')])
    expectNobody('pay', { bread: 2, hand: ['monk'] }, [invite('monk')])
  })
  test('REN-INV-3: overpay, only if something is over', () => {
    // The book lies where 1 is added: two ships bring 6 for 4; the monument costs just 3.
    expectServed('overpay', {}, [{ do: 'acquire', artwork: 'page' }])
    expectNobody('overpay', {}, [{ do: 'acquire', artwork: 'stone' }])
  })
  test('REN-INV-3: pass', () => {
    expectServed('pass', {}, [{ do: 'pass' }])
  })
  test('REN-INV-3: title', () => {
    const artworks = ['utopia', 'decameron', 'the-prince', 'canzoniere']
    const more = {
      titles: ['admiral', 'navigator', 'zealot'],
      workshop: ['orlando-furioso', 'in-praise-of-folly', 'page', 'canvas', 'stone'],
    }
    expectServed('title', { artworks }, [{ do: 'acquire', artwork: 'page' }], 1, more)
  })
})

describe('of what type', () => {
  const art = ['book', 'painting', 'monument'] as const
  const types = ['immediate', 'permanent', 'endgame', 'engageable'] as const
  const people = ['abbot', 'duke', 'poet', 'smith']
  const heard = listeners(
    Object.fromEntries([
      ...art.map((of) => [of, { when: 'acquire', of }]),
      ...(['invite', 'take', 'engage'] as const).flatMap((when) =>
        types.map((of) => [`${when}-${of}`, { when, of }]),
      ),
    ]),
  )
  const all = (when: string) => types.map((type) => `${when}-${type}`)

  test('REN-INV-3: an artwork', () => {
    for (const [i, id] of ['page', 'canvas', 'stone'].entries())
      expect(heard([...art], 1, {}, [{ do: 'acquire', artwork: id }])).toEqual([art[i]])
  })

  test('REN-INV-3: a character invited', () => {
    const council = ['raphael', 'qaitbay', 'leo-x', 'cesare-borgia']
    for (const [i, id] of people.entries())
      expect(heard(all('invite'), 1, { hand: people }, [invite(id)], { council })).toEqual([
        `invite-${types[i]}`,
      ])
  })

  test('REN-INV-3: a character taken', () => {
    for (const [i, character] of people.entries()) {
      const deed = [invite('host'), { do: 'take' as const, character }]
      const actor = { bread: 2, hand: ['host'] }
      expect(heard(all('take'), 1, actor, deed)).toEqual([`take-${types[i]}`])
    }
  })

  test('REN-INV-3: a character engaged is an engageable one', () => {
    const deed = [{ do: 'engage' as const, character: 'mason' }]
    expect(heard(all('engage'), 1, { invited: ['mason'] }, deed)).toEqual(['engage-engageable'])
  })
})

describe('to what kind of destination', () => {
  const kinds = ['public', 'evolving', 'own', 'other'] as const
  const heard = listeners(
    Object.fromEntries(
      (['navigate', 'erect', 'light'] as const).flatMap((when) =>
        kinds.map((to) => [`${when}-${to}`, { when, by: 'anyone', to }]),
      ),
    ),
  )
  const all = (when: string) => kinds.map((kind) => `${when}-${kind}`)
  const sail = (to: string, turn: number, then: Described[] = []) =>
    heard(all('navigate'), turn, { bread: 4, destinations: turn === 1 ? ['isle'] : ['rock'] }, [
      { do: 'navigate', to },
      ...then,
    ])

  test('REN-INV-3: a navigation', () => {
    expect(sail('reef', 1)).toEqual(['navigate-public'])
    expect(sail('palermo', 0)).toEqual(['navigate-public'])
    // Own is one's own, as the one who waits sees it.
    expect(sail('isle', 1)).toEqual(['navigate-own'])
    expect(sail('rock', 0)).toEqual(['navigate-other'])
  })

  test('REN-INV-3 REN-EVO-2: evolving places are public too, the first and the last', () => {
    const both = ['navigate-public', 'navigate-evolving']
    const then = [{ do: 'actionFirst' as const }, decline]
    expect(sail('salerno', 1, [...then, decline])).toEqual(both)
    expect(sail('gaeta', 1, then)).toEqual(both)
  })

  test('REN-INV-3: a lighthouse erected', () => {
    const erect = (at: string, turn: number) =>
      heard(
        all('erect'),
        turn,
        { hand: ['builder'], destinations: ['isle'] },
        [invite('builder'), { do: 'erect', to: at }],
        { covers: ['trani', null, null] },
      )
    expect(erect('cove', 1)).toEqual(['erect-public'])
    expect(erect('salerno', 1)).toEqual(['erect-public', 'erect-evolving'])
    expect(erect('isle', 1)).toEqual(['erect-own'])
    expect(erect('isle', 2)).toEqual(['erect-other'])
  })

  test('REN-INV-3: a lighthouse used', () => {
    const use = (at: string, turn: number) =>
      heard(
        all('light'),
        turn,
        { hand: ['watch'], destinations: ['isle'], lighthouses: ['cove', 'isle'] },
        [invite('watch'), { do: 'light', to: at }, { do: 'lightBread' }],
      )
    expect(use('cove', 1)).toEqual(['light-public'])
    expect(use('isle', 1)).toEqual(['light-own'])
    expect(use('isle', 0)).toEqual(['light-other'])
  })
})

describe('with what', () => {
  const parts = ['spice', 'wood', 'wine', 'gem', 'fabric', 'emergency'] as const
  const heard = listeners({
    ...Object.fromEntries(HOLDS.map((hold) => [`to-${hold}`, { when: 'navigate', sending: hold }])),
    ...Object.fromEntries(parts.map((part) => [part, { when: 'pay', with: part }])),
  })

  test('REN-INV-3: a navigation that sent a ship to the hold', () => {
    const all = HOLDS.map((hold) => `to-${hold}`)
    const sail = { do: 'navigate' as const, to: 'wide' }
    for (const hold of HOLDS)
      expect(heard(all, 1, {}, [sail, { do: 'send', hold }, decline])).toEqual([`to-${hold}`])
    const both = [sail, { do: 'send' as const, hold: 'gem' }, { do: 'send' as const, hold: 'wine' }]
    expect(heard(all, 1, {}, both)).toEqual(['to-wine', 'to-gem'])
    expect(heard(all, 1, {}, [sail, decline])).toEqual([])
  })

  test("REN-INV-3: a ship that another sends in the meantime is none of the navigation's", () => {
    const lay = (waiter: number) =>
      stage(
        [
          ...cards,
          harbour('cape', { benefits: { erect: 1 } }),
          permanent('pilot', [{ when: 'erect', by: 'anyone', do: { send: 'gem', upTo: 1 } }]),
          permanent('ear', [{ when: 'navigate', sending: 'gem', do: points }]),
        ],
        {
          ...base,
          boards: [
            { bay: 4, invited: waiter === 0 ? ['ear', 'pilot'] : ['ear'] },
            { bay: 4, invited: waiter === 1 ? ['pilot'] : [] },
          ],
        },
      ).play(
        { do: 'navigate', to: 'cape' },
        { do: 'erect', to: 'cove' },
        { do: 'send', hold: 'gem' },
      )
    expect(lay(0).score(0)).toBe(1)
    expect(lay(1).score(0)).toBe(0)
  })

  test('REN-INV-3: a payment in which a ship of the hold, or of the bay, served', () => {
    const paid = (actor: Board, pay: Described) =>
      heard([...parts], 1, actor, [{ do: 'acquire', artwork: 'leaf' }, pay], {
        workshop: ['utopia', 'decameron', 'leaf', 'canvas', 'stone'],
      })
    const mixed = { bay: 1, wine: 1, gem: 1, wood: 1 }
    expect(paid(mixed, { do: 'pay', wine: 1, gem: 1 })).toEqual(['wine', 'gem'])
    expect(paid(mixed, { do: 'pay', wood: 1, emergency: 1 })).toEqual(['wood', 'emergency'])
    expect(paid({ bay: 3, wine: 1 }, { do: 'pay', emergency: 2 })).toEqual(['emergency'])
    const spiced = { bay: 1, spice: 2, fabric: 1 }
    expect(paid(spiced, { do: 'pay', spice: 1, fabric: 1 })).toEqual(['spice', 'fabric'])
  })

  test('REN-INV-3 REN-ACT-2: only the first pass of the period', () => {
    const pass = (first: boolean, boards: Board[]) => {
      const waiting: Trigger = { when: 'pass', by: 'anyone', do: points }
      const ear = permanent('ear', [first ? { ...waiting, first: true } : waiting])
      const table = stage([ear], { boards: [{ invited: ['ear'] }, ...boards] }, { players: 3 })
      return table.play({ do: 'pass' }, { do: 'pass' }).told('trigger').length
    }
    expect(pass(true, [{}, {}])).toBe(1)
    expect(pass(false, [{}, {}])).toBe(2)
    expect(pass(true, [{}, { passed: true }])).toBe(0)
  })
})

test('REN-INV-3: on a condition: so many of a count, at the moment it happens', () => {
  const ears = Object.fromEntries(
    [1, 2, 3].map((atLeast) => [
      `from-${atLeast}`,
      { when: 'navigate' as const, if: { count: 'shipInHold' as const, atLeast } },
    ]),
  )
  const heard = listeners(ears)
  const sail = (wine: number, sent: Described) =>
    heard(Object.keys(ears), 1, { wine }, [{ do: 'navigate', to: 'cove' }, sent])
  expect(sail(0, decline)).toEqual([])
  expect(sail(0, { do: 'send', hold: 'gem' })).toEqual(['from-1'])
  expect(sail(1, { do: 'send', hold: 'gem' })).toEqual(['from-1', 'from-2'])
  expect(sail(2, { do: 'send', hold: 'gem' })).toEqual(['from-1', 'from-2', 'from-3'])
})

describe('at the end of a period', () => {
  const lay = (trigger: Trigger, boards: Board[], period: 1 | 4 = 1) =>
    stage(
      [permanent('ear', [trigger])],
      { boards, period, decrees: ['subsistence', 'conclave', 'council', 'trade'] },
      { players: 3 },
    ).endPeriod()

  test('REN-INV-3 REN-FED-1: feed: before one pays, so its bread helps', () => {
    const table = lay({ when: 'feed', do: { bread: 1 } }, [{}, { bread: 1, invited: ['ear'] }, {}])
    expect(table.told('trigger')).toEqual([{ kind: 'trigger', seat: 1, character: 'ear' }])
    expect(table.told('feed').map(({ seat, short }) => [seat, short])).toEqual([
      [0, 2],
      [1, 0],
      [2, 2],
    ])
  })

  test('REN-INV-3 REN-DEC-13: decree: after the scoring, once', () => {
    const table = lay({ when: 'decree', do: { bread: 3 } }, [{}, { invited: ['ear'] }, {}])
    expect(table.told('trigger')).toHaveLength(1)
    expect(table.bread(1)).toBe(3)
    // Subsistence did not see that bread.
    const decree = table.told('decree').find(({ seat }) => seat === 1)
    expect(decree?.points).toBe(0)
    const kinds = table.events.map(({ kind }) => kind)
    expect(kinds.indexOf('trigger')).toBeGreaterThan(kinds.indexOf('decreeTurned'))
  })

  test('REN-INV-3 REN-NEW-6: period: when the new one begins, not after the last', () => {
    const trigger: Trigger = { when: 'period', do: { points: { per: 'shipInBay', max: 9 } } }
    const table = lay(trigger, [{}, { bay: 2, port: 2, invited: ['ear'] }, {}])
    expect(table.told('trigger')).toHaveLength(1)
    // The ships have come back already.
    const scored = table.told('score').find(({ because }) => because.id === 'ear')
    expect([scored?.seat, (scored?.to ?? 0) - (scored?.from ?? 0)]).toEqual([1, 4])
    const last = lay(trigger, [{}, { invited: ['ear'] }, {}], 4)
    expect(last.told('trigger')).toEqual([])
  })

  test('REN-INV-8: each in turn from the holder of the Wind Rose', () => {
    for (const when of ['feed', 'decree', 'period'] as const) {
      const names = ['ear-0', 'ear-1', 'ear-2']
      const table = stage(
        names.map((id) => permanent(id, [{ when, do: { bread: 1 } }])),
        { boards: names.map((id) => ({ invited: [id] })), turn: 2, windRose: 2 },
        { players: 3 },
      )
      table.endPeriod()
      expect(table.told('trigger').map(({ seat }) => seat)).toEqual([2, 0, 1])
    }
  })
})
