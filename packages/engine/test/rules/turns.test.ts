import { describe, expect, test } from 'vitest'
import {
  artwork,
  engageable,
  harbour,
  immediate,
  permanent,
  tableWith,
  tile,
} from '../support/cards.ts'
import { navigateTo, pass, table } from '../support/turns.ts'

describe('turns', () => {
  test.each([
    [2, 0, [0, 1, 0, 1]],
    [2, 1, [1, 0, 1, 0]],
    [3, 0, [0, 1, 2, 0]],
    [3, 2, [2, 0, 1, 2]],
    [4, 0, [0, 1, 2, 3]],
    [4, 3, [3, 0, 1, 2]],
  ])(
    'REN-ACT-1: with %i players turns go clockwise from seat %i with the Wind Rose',
    (players, windRose, order) => {
      const game = table(players, { windRose, turn: windRose })
      const asked = order.map((_, i) => {
        const seat = game.asked
        expect([game.about, game.game.turn]).toEqual(['main', seat])
        game.play(navigateTo(i))
        expect(game.score(seat)).toBeGreaterThan(0)
        return seat
      })
      expect(asked).toEqual(order)
      expect(game.eventsOf('turn').map(({ seat }) => seat)).toEqual([...order.slice(1), game.asked])
    },
  )

  test('REN-ACT-1: a player takes one main action, then the next player follows', () => {
    const game = table(2).play(navigateTo(0))
    expect([game.asked, game.about]).toEqual([1, 'main'])
    expect(game.refusal(navigateTo(1), 0)).toEqual({ code: 'notYourDecision' })
  })

  test('REN-ACT-1 REN-ACT-2: every possible action is offered, and passing always', () => {
    const game = tableWith(
      [
        harbour('near', { benefits: { points: 1 } }),
        harbour('expensive', { bread: 4, benefits: { points: 1 } }),
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
    // The player has bread for all destinations of the board but the most expensive one.
    const board = game.tables.destinationIds.slice(0, 15).filter((id) => id !== 'expensive')
    expect(game.choicesAs('navigate').map(({ to }) => to)).toEqual([...board, 'home'])
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
      game.refusal({ do: 'navigate', to: 'expensive' }),
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

  test('REN-ACT-1: each seat is offered its own actions', () => {
    for (let seat = 0; seat < 4; seat++) {
      const mine = {
        invited: ['clerk', 'tired'],
        engaged: ['tired'],
        destinations: ['home', 'away'],
        docked: ['away'],
      }
      const boards = [{}, {}, {}, {}].map((board, i) => (i === seat ? mine : board))
      const game = tableWith(
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

  test('REN-ACT-1: without a ship in the bay nobody can navigate', () => {
    const game = table(2, { boards: [{ bay: 0, port: 4, hand: ['titian'] }] })
    expect(game.refusal(navigateTo(0))).toEqual({ code: 'bayEmpty' })
    expect(game.choices).toEqual([pass])
    const one = table(2, { boards: [{ bay: 1, port: 3 }] })
    expect(one.offers(navigateTo(0))).toBe(true)
  })
})
