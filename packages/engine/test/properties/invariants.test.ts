import type { Game } from '@amalfi/engine'
import { expect, test } from 'vitest'
import { forAllGames, playOut } from '../support/games.ts'
import { recount } from '../support/recount.ts'

test('in every position of every mode, all pieces are where they belong', () => {
  forAllGames(30, (plan) => {
    const checkPosition = (rules: ReturnType<typeof playOut>['rules'], game: Game): void => {
      expect(recount(rules.tables, game)).toEqual([])
      expect(rules.audit(game)).toEqual([])
    }
    const { rules, game } = playOut(plan, (moment) => checkPosition(moment.rules, moment.game))
    checkPosition(rules, game)
  })
})

test('until the game ends somebody is asked, and everybody who is asked has a choice', () => {
  forAllGames(60, (plan) => {
    const { rules, game, moves } = playOut(plan, ({ rules, game, deciders }) => {
      expect(game.phase).toBeLessThan(4)
      for (let seat = 0; seat < game.seats; seat++) {
        const choices = rules.choices(game, seat, [])
        expect(choices.length > 0).toBe(deciders.includes(seat))
        if (deciders.includes(seat)) expect(rules.decision(game, seat).seat).toBe(seat)
        else expect(rules.options(game, seat, [])).toEqual([])
      }
    })
    // Every game ends after the fourth period or is lost for lack of titles (REN-SOL-7).
    expect(rules.deciders(game)).toEqual([])
    expect(game.phase).toBe(4)
    expect(game.period === 3 || (game.seats === 1 && game.lost === 1)).toBe(true)
    expect(moves.length).toBeGreaterThan(0)
    for (let seat = 0; seat < game.seats; seat++)
      expect(() => rules.decision(game, seat)).toThrow(RangeError)
  })
})

test('standings go by points, then by title points or food', () => {
  forAllGames(60, (plan) => {
    const { rules, game } = playOut(plan)
    const standings = rules.standings(game)
    expect(standings.map(({ seat }) => seat)).toEqual(game.score.map((_, seat) => seat))
    for (const one of standings) {
      expect([one.score, one.titlePoints]).toEqual([
        game.score[one.seat],
        game.titlePoints[one.seat],
      ])
      const original = plan.mode.game === 'original'
      const tieBreaker = (seat: number): number => (original ? game.bread : game.titlePoints)[seat]
      const better = standings.filter(
        (other) =>
          other.score > one.score ||
          (other.score === one.score && tieBreaker(other.seat) > tieBreaker(one.seat)),
      )
      expect(one.place).toBe(better.length + 1)
      expect('rank' in one).toBe(game.seats === 1 && !original)
    }
  })
})

test('recount and audit both find damaged positions', () => {
  const damages: ((game: Game) => void)[] = [
    (game) => game.ships[0]++,
    (game) => game.ships[9]--,
    (game) => game.docks[game.docks.length - 1]++,
    (game) => game.erected[1]++,
    (game) => {
      game.lighthouses[3] = 9
    },
    (game) => {
      game.bread[0] = 13
    },
    (game) => {
      game.bread[1] = -1
    },
    (game) => game.artworkDeck.pop(),
    (game) => game.atlasDeck.push(game.atlas[4]),
    (game) => game.councilDeck.pop(),
    (game) => {
      game.where[game.council[3]] = 4
    },
    (game) => {
      game.squares[1] = 1
    },
    (game) => {
      game.score[0] = Number.NaN
    },
  ]
  const { rules, start } = playOut({
    mode: { players: 2, hands: 'blind', printing: 'english' },
    seed: 1,
    lively: false,
  })
  expect(recount(rules.tables, start)).toEqual([])
  for (const damage of damages) {
    const game = rules.copy(start)
    damage(game)
    expect(recount(rules.tables, game)).not.toEqual([])
    expect(rules.audit(game)).not.toEqual([])
  }
})
