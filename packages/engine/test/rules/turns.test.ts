import { describe, expect, test } from 'vitest'
import {
  artwork,
  engageable,
  harbour,
  immediate,
  permanent,
  stage,
  tile,
} from '../support/cards.ts'
import type { Layout } from '../support/table.ts'

const pass = { do: 'pass' } as const

/** Harbours that bring a point and ask nothing: a turn each. */
const CALM = Array.from({ length: 8 }, (_, i) =>
  harbour(`calm-${i}`, { slots: 0, benefits: { points: 1 } }),
)
const calm = (i: number) => ({ do: 'navigate', to: `calm-${i}` }) as const

const table = (players: number, layout: Layout = {}) => stage(CALM, layout, { players })

describe('turns', () => {
  test.each([
    [2, 0, [0, 1, 0, 1]],
    [2, 1, [1, 0, 1, 0]],
    [3, 0, [0, 1, 2, 0]],
    [3, 2, [2, 0, 1, 2]],
    [4, 0, [0, 1, 2, 3]],
    [4, 3, [3, 0, 1, 2]],
  ])('REN-ACT-1: %i players, from the Wind Rose of %i, clockwise', (players, windRose, order) => {
    const game = table(players, { windRose, turn: windRose })
    const asked = order.map((_, i) => {
      const seat = game.asked
      expect([game.about, game.game.turn]).toEqual(['main', seat])
      game.play(calm(i))
      expect(game.score(seat)).toBeGreaterThan(0)
      return seat
    })
    expect(asked).toEqual(order)
    expect(game.told('turn').map(({ seat }) => seat)).toEqual([...order.slice(1), game.asked])
  })

  test('REN-ACT-1: one main action, then the next player', () => {
    const game = table(2).play(calm(0))
    expect([game.asked, game.about]).toEqual([1, 'main'])
    expect(game.refusal(calm(1), 0)).toEqual({ code: 'notYourDecision' })
  })

  test('REN-ACT-1 REN-ACT-2: every action that is possible is offered, and passing always', () => {
    const game = stage(
      [
        harbour('near', { benefits: { points: 1 } }),
        harbour('dear', { bread: 4, benefits: { points: 1 } }),
        artwork('cheap', { cost: 12 }),
        artwork('costly', { cost: 13 }),
        tile('isle', { cost: 3 }),
        tile('home', {}),
        tile('abroad', {}),
        immediate('guest', { points: 1 }, 3),
        immediate('lord', { points: 1 }, 4),
        engageable('clerk', { points: 1 }),
        engageable('tired', { points: 1 }),
        engageable('rival', { points: 1 }),
        permanent('friend', [{ granary: 1 }]),
      ],
      {
        boards: [
          {
            bay: 4,
            bread: 3,
            hand: ['guest', 'lord'],
            invited: ['clerk', 'tired', 'friend'],
            engaged: ['tired'],
            destinations: ['home'],
          },
          { invited: ['rival'], destinations: ['abroad'] },
        ],
        workshop: ['costly', 'cheap'],
        atlas: ['isle'],
      },
    )
    const { choices } = game
    const of = (kind: string) => choices.filter((choice) => choice.do === kind)
    expect(choices[0]).toEqual(pass)
    // All of the board but the dear one costs bread it has, or nothing.
    const board = game.tables.destinationIds.slice(0, 15).filter((id) => id !== 'dear')
    expect(of('navigate').map(({ to }) => to)).toEqual([...board, 'home'])
    expect(of('acquire')).toEqual([{ do: 'acquire', artwork: 'cheap' }])
    expect(of('discover')).toEqual([{ do: 'discover', to: 'isle' }])
    expect(of('invite')).toEqual([{ do: 'invite', character: 'guest' }])
    expect(of('engage')).toEqual([{ do: 'engage', character: 'clerk' }])
    expect(of('construct')).toEqual([
      { do: 'construct', number: 1 },
      { do: 'construct', number: 2 },
    ])
    expect(choices).toHaveLength(1 + 15 + 1 + 1 + 1 + 1 + 2)
    expect(choices.map((choice) => game.refusal(choice))).toEqual(choices.map(() => null))

    const needs = (needs: number, has: number) => ({ needs, has })
    expect([
      game.refusal({ do: 'navigate', to: 'dear' }),
      game.refusal({ do: 'navigate', to: 'abroad' }),
      game.refusal({ do: 'navigate', to: 'isle' }),
      game.refusal({ do: 'acquire', artwork: 'costly' }),
      game.refusal({ do: 'acquire', artwork: 'utopia' }),
      game.refusal({ do: 'discover', to: 'calicut' }),
      game.refusal({ do: 'invite', character: 'lord' }),
      game.refusal({ do: 'invite', character: 'raphael' }),
      game.refusal({ do: 'engage', character: 'tired' }),
      game.refusal({ do: 'engage', character: 'rival' }),
      game.refusal({ do: 'engage', character: 'friend' }),
      game.refusal({ do: 'construct', number: 3 }),
      game.refusal({ do: 'construct', number: 0 }),
      game.refusal({ do: 'construct', number: 7 }),
      game.refusal({ do: 'feed' }),
      game.refusal({ do: 'decline' }),
    ]).toEqual([
      { code: 'breadShort', ...needs(4, 3), limit: 7 },
      { code: 'notYourDestination' },
      { code: 'notDiscovered' },
      { code: 'cannotPay', ...needs(13, 12) },
      { code: 'notInRow' },
      { code: 'notInRow' },
      { code: 'breadShort', ...needs(4, 3), limit: 7 },
      { code: 'notInHand' },
      { code: 'alreadyEngaged' },
      { code: 'notInvited' },
      { code: 'notEngageable' },
      { code: 'cannotPay', ...needs(15, 12) },
      { code: 'unknown' },
      { code: 'shipyardShort', ...needs(7, 6) },
      { code: 'notAskedNow' },
      { code: 'notAskedNow' },
    ])
  })

  test('REN-ACT-1: whoever has the turn, what is theirs is offered', () => {
    for (let seat = 0; seat < 4; seat++) {
      const mine = {
        invited: ['clerk', 'tired'],
        engaged: ['tired'],
        destinations: ['home', 'away'],
        docked: ['away'],
      }
      const boards = [{}, {}, {}, {}].map((board, i) => (i === seat ? mine : board))
      const game = stage(
        [
          engageable('clerk', { points: 1 }),
          engageable('tired', { points: 1 }),
          tile('home', {}),
          tile('away', {}),
        ],
        { boards, turn: seat },
        { players: 4 },
      )
      expect(game.offers({ do: 'engage', character: 'clerk' })).toBe(true)
      expect(game.offers({ do: 'engage', character: 'tired' })).toBe(false)
      expect(game.offers({ do: 'navigate', to: 'home' })).toBe(true)
      expect(game.offers({ do: 'navigate', to: 'away' })).toBe(false)
      expect(game.refusal({ do: 'navigate', to: 'away' })).toEqual({ code: 'dockOccupied' })
      expect(game.choices.every((choice) => game.refusal(choice) === null)).toBe(true)
    }
  })

  test('REN-ACT-1: without a ship in the bay nobody navigates', () => {
    const game = table(2, { boards: [{ bay: 0, port: 4, hand: ['titian'] }] })
    expect(game.refusal(calm(0))).toEqual({ code: 'bayEmpty' })
    expect(game.choices).toEqual([pass])
    const one = table(2, { boards: [{ bay: 1, port: 3 }] })
    expect(one.offers(calm(0))).toBe(true)
  })
})

describe('passing', () => {
  test('REN-ACT-2: final for the period; the first takes the Wind Rose', () => {
    const game = table(3).play(calm(0), pass)
    expect(game.events.slice(-4)).toEqual([
      { kind: 'turn', seat: 1 },
      { kind: 'pass', seat: 1, first: true },
      { kind: 'windRose', from: 0, to: 1 },
      { kind: 'turn', seat: 2 },
    ])
    expect([game.game.windRose, game.asked]).toEqual([1, 2])
    game.clearEvents().play(calm(1), calm(2), calm(3), pass)
    expect(game.told('turn').map(({ seat }) => seat)).toEqual([0, 2, 0, 2])
    expect(game.told('pass')).toEqual([{ kind: 'pass', seat: 0, first: false }])
    expect(game.told('windRose')).toEqual([])
    expect(game.game.windRose).toBe(1)
  })

  test('REN-ACT-3: only when all have passed comes the feed', () => {
    const game = table(3).play(pass, pass)
    expect([game.game.phase, game.asked, game.about]).toEqual([1, 2, 'main'])
    expect(game.told('phase')).toEqual([])
    game.play(pass)
    expect(game.told('phase')).toEqual([{ kind: 'phase', phase: 'feed', period: 0 }])
    expect([game.asked, game.about]).toEqual([0, 'feed'])
    expect(game.refusal(pass)).toEqual({ code: 'notAskedNow' })
    game.play({ do: 'feed' }, { do: 'feed' }, { do: 'feed' })
    expect(game.told('phase').slice(1)).toEqual([{ kind: 'phase', phase: 'decree', period: 0 }])
    game.play({ do: 'decree' }, { do: 'decree' }, { do: 'decree' })
    expect(game.told('phase').slice(2)).toEqual([{ kind: 'phase', phase: 'actions', period: 1 }])
  })

  test.each([
    [4, 0, 2, [3, 0, 1, 3]],
    [4, 3, 3, [0, 1, 2, 0]],
    [3, 1, 2, [0, 1, 0, 1]],
    [3, 2, 2, [0, 1, 0, 1]],
  ])(
    'REN-ACT-4: %i players, Wind Rose at %i: when %i passes first, turns go on clockwise',
    (players, windRose, first, order) => {
      const game = table(players, { windRose, turn: first }).play(pass)
      expect(game.game.windRose).toBe(first)
      const seats = order.map((_, i) => {
        const seat = game.asked
        game.play(calm(i))
        return seat
      })
      expect(seats).toEqual(order)
    },
  )

  test('REN-ACT-4: if its holder passes first, the Wind Rose stays', () => {
    const game = table(2, { windRose: 1, turn: 1 }).play(pass)
    expect(game.told('windRose')).toEqual([{ kind: 'windRose', from: 1, to: 1 }])
    expect([game.game.windRose, game.asked]).toEqual([1, 0])
    game.play(pass)
    expect(game.game.windRose).toBe(1)
  })

  test('REN-ACT-4: the last one left takes turn after turn until they pass', () => {
    const game = table(3, { boards: [{ passed: true }, {}, { passed: true }], turn: 1 })
    game.play(calm(0), calm(1), calm(2))
    expect(game.told('turn').map(({ seat }) => seat)).toEqual([1, 1, 1])
    expect([game.asked, game.about, game.score(1)]).toEqual([1, 'main', 3])
    game.play(pass)
    expect(game.game.phase).toBe(2)
  })

  test.each([2, 3, 4])(
    'REN-ACT-2 REN-NEW-4: with %i players the first to pass begins the next period',
    (players) => {
      for (let first = 0; first < players; first++) {
        const game = table(players, { turn: first, windRose: 0 }).play(pass)
        game.clearEvents().endPeriod()
        expect([game.game.windRose, game.asked, game.game.turn]).toEqual([first, first, first])
        expect(game.told('windRose')).toEqual([])
        // Everybody plays again, and the Wind Rose is there to be taken again.
        const next = (first + 1) % players
        game.play(calm(0))
        expect(game.asked).toBe(next)
        game.play(pass)
        expect(game.told('windRose')).toEqual([{ kind: 'windRose', from: first, to: next }])
      }
    },
  )

  test('REN-ACT-2: who can do nothing else, and has nothing to turn into bread, passes', () => {
    const boards = [{}, { bay: 0, port: 4 }, {}]
    const game = table(3, { boards }).play(calm(0))
    expect(game.told('pass')).toEqual([{ kind: 'pass', seat: 1, first: true }])
    expect(game.asked).toBe(2)
    // A card in hand could become bread, so the question is put.
    const hand = table(3, { boards: [{}, { bay: 0, port: 4, hand: ['titian'] }, {}] })
    hand.play(calm(0))
    expect([hand.asked, hand.choices]).toEqual([1, [pass]])
  })
})

describe('one who has passed', () => {
  const passed = { passed: true, bay: 4, bread: 2 }

  test('REN-ACT-5: uses lighthouses, with optional actions', () => {
    const game = stage([harbour('cape', { benefits: { send: 'wine', upTo: 1 } })], {
      boards: [{}, { ...passed, bread: 0, lighthouses: ['cape'] }],
    }).play({ do: 'navigate', to: 'cape' }, { do: 'decline' })
    expect([game.asked, game.about]).toEqual([1, 'lighthouse'])
    game.play({ do: 'bayToBread' }, { do: 'lightSend', hold: 'wine' })
    expect([game.ships(1, 'wine'), game.bread(1), game.asked]).toEqual([1, 1, 0])
    expect(game.refusal(calm(0), 1)).not.toBeNull()
  })

  test('REN-ACT-5: keeps permanent effects', () => {
    const game = stage(
      [...CALM, permanent('friend', [{ when: 'navigate', by: 'other', do: { points: 2 } }])],
      { boards: [{}, { ...passed, invited: ['friend'] }] },
    ).play(calm(0))
    expect(game.score(1)).toBe(2)
    expect(game.asked).toBe(0)
  })

  test('REN-ACT-5: takes titles', () => {
    const game = stage(
      [
        (pack) => {
          const title = pack.titles.find(({ id }) => id === 'navigator')
          if (title) title.needs = [{ count: 'shipInHold', atLeast: 1 }]
        },
        harbour('cape', { benefits: { send: 'wine', upTo: 1 } }),
        permanent('friend', [{ when: 'light', do: { erect: 1 } }]),
      ],
      {
        boards: [{}, { ...passed, invited: ['friend'], lighthouses: ['cape'] }],
        titles: ['admiral', 'navigator', 'condottiere'],
      },
    ).play(
      { do: 'navigate', to: 'cape' },
      { do: 'decline' },
      { do: 'lightSend', hold: 'wine' },
      { do: 'erect', to: 'venice' },
    )
    expect(game.told('title')).toMatchObject([{ seat: 1, title: 'navigator', square: 0 }])
    expect(game.score(1)).toBe(12)
  })

  test('REN-ACT-5 REN-ACT-2: the pass itself can set something off, the first or any', () => {
    const points = (first: boolean) => {
      const game = stage(
        [
          permanent('gatekeeper', [{ when: 'pass', first: true, do: { points: 2 } }]),
          permanent('porter', [{ when: 'pass', do: { points: 5 } }]),
        ],
        { boards: [{ invited: ['gatekeeper', 'porter'] }, { passed: !first }] },
      ).play(pass)
      return game.score(0) - game.told('feed').reduce((sum, { short }) => sum - 3 * short, 0)
    }
    expect(points(true)).toBe(7)
    expect(points(false)).toBe(5)
  })
})
