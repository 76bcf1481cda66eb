import { describe, expect, test } from 'vitest'
import { navigateTo, pass, table } from '../support/turns.ts'

describe('passing', () => {
  test('REN-ACT-2: passing is final for the period, and the first to pass takes the Wind Rose', () => {
    const game = table(3).play(navigateTo(0), pass)
    expect(game.events.slice(-4)).toEqual([
      { kind: 'turn', seat: 1 },
      { kind: 'pass', seat: 1, first: true },
      { kind: 'windRose', from: 0, to: 1 },
      { kind: 'turn', seat: 2 },
    ])
    expect([game.game.windRose, game.asked]).toEqual([1, 2])
    game.clearEvents().play(navigateTo(1), navigateTo(2), navigateTo(3), pass)
    expect(game.eventsOf('turn').map(({ seat }) => seat)).toEqual([0, 2, 0, 2])
    expect(game.eventsOf('pass')).toEqual([{ kind: 'pass', seat: 0, first: false }])
    expect(game.eventsOf('windRose')).toEqual([])
    expect(game.game.windRose).toBe(1)
  })

  test('REN-ACT-3: feeding begins only when all have passed', () => {
    const game = table(3).play(pass, pass)
    expect([game.game.phase, game.asked, game.about]).toEqual([1, 2, 'main'])
    expect(game.eventsOf('phase')).toEqual([])
    game.play(pass)
    expect(game.eventsOf('phase')).toEqual([{ kind: 'phase', phase: 'feed', period: 0 }])
    expect([game.asked, game.about]).toEqual([0, 'feed'])
    expect(game.refusal(pass)).toEqual({ code: 'notAskedNow' })
    game.play({ do: 'feed' }, { do: 'feed' }, { do: 'feed' })
    expect(game.eventsOf('phase').slice(1)).toEqual([{ kind: 'phase', phase: 'decree', period: 0 }])
    game.play({ do: 'decree' }, { do: 'decree' }, { do: 'decree' })
    expect(game.eventsOf('phase').slice(2)).toEqual([
      { kind: 'phase', phase: 'actions', period: 1 },
    ])
  })

  test.each([
    [4, 0, 2, [3, 0, 1, 3]],
    [4, 3, 3, [0, 1, 2, 0]],
    [3, 1, 2, [0, 1, 0, 1]],
    [3, 2, 2, [0, 1, 0, 1]],
  ])(
    'REN-ACT-4: with %i players and the Wind Rose at seat %i, after seat %i passes first, turns continue clockwise',
    (players, windRose, first, order) => {
      const game = table(players, { windRose, turn: first }).play(pass)
      expect(game.game.windRose).toBe(first)
      const seats = order.map((_, i) => {
        const seat = game.asked
        game.play(navigateTo(i))
        return seat
      })
      expect(seats).toEqual(order)
    },
  )

  test('REN-ACT-4: if its holder passes first, the Wind Rose stays', () => {
    const game = table(2, { windRose: 1, turn: 1 }).play(pass)
    expect(game.eventsOf('windRose')).toEqual([{ kind: 'windRose', from: 1, to: 1 }])
    expect([game.game.windRose, game.asked]).toEqual([1, 0])
    game.play(pass)
    expect(game.game.windRose).toBe(1)
  })

  test('REN-ACT-4: the last player left takes turn after turn until they pass', () => {
    const game = table(3, { boards: [{ passed: true }, {}, { passed: true }], turn: 1 })
    game.play(navigateTo(0), navigateTo(1), navigateTo(2))
    expect(game.eventsOf('turn').map(({ seat }) => seat)).toEqual([1, 1, 1])
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
        expect(game.eventsOf('windRose')).toEqual([])
        // All players play again, and the Wind Rose can be taken again.
        const next = (first + 1) % players
        game.play(navigateTo(0))
        expect(game.asked).toBe(next)
        game.play(pass)
        expect(game.eventsOf('windRose')).toEqual([{ kind: 'windRose', from: first, to: next }])
      }
    },
  )

  test('REN-ACT-2: a player who can do nothing else and has nothing to turn into bread passes automatically', () => {
    const boards = [{}, { bay: 0, port: 4 }, {}]
    const game = table(3, { boards }).play(navigateTo(0))
    expect(game.eventsOf('pass')).toEqual([{ kind: 'pass', seat: 1, first: true }])
    expect(game.asked).toBe(2)
    // A card in hand could become bread, so the player is asked.
    const hand = table(3, { boards: [{}, { bay: 0, port: 4, hand: ['titian'] }, {}] })
    hand.play(navigateTo(0))
    expect([hand.asked, hand.choices]).toEqual([1, [pass]])
  })
})
