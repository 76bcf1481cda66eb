import {
  CHOICES,
  FULL_GAME,
  type Game,
  makeChoice,
  randomBelow,
  seedChance,
  ViewError,
} from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { expectSameGame } from '../support/game-differences.ts'
import { forAllGames, type GameRules, type Moment, playOut } from '../support/games.ts'
import { openTable } from '../support/table.ts'

const ONLOOKER_SEAT = -1

/** Random moments of games of every mode, and every moment of dealing hands. */
function forMoments(oneIn: number, look: (moment: Moment, chance: number[]) => void): void {
  forAllGames(10, (plan) => {
    const chance = seedChance(plan.seed + 11)
    playOut(plan, (moment) => {
      if (moment.game.phase > 0 && randomBelow(chance, oneIn) > 0) return
      look(moment, chance)
    })
  })
}

/** The choice that will be made, and some that are mostly illegal. */
const someChoices = ({ choice }: Moment, chance: number[]): number[] => [
  choice,
  ...Array.from({ length: 6 }, () =>
    makeChoice(randomBelow(chance, CHOICES.length), randomBelow(chance, 60)),
  ),
]

/** The answers to every query for one seat. */
const answersOf = (rules: GameRules, game: Game, seat: number, tried: readonly number[]) => ({
  choices: rules.choices(game, seat, []),
  options: rules.options(game, seat, []),
  checks: tried.map((choice) => rules.check(game, seat, choice)),
  decision: rules.deciders(game).includes(seat) ? rules.decision(game, seat) : null,
})

describe('a view', () => {
  test('gives its own seat the same answers as the full game', () => {
    forMoments(5, (moment, chance) => {
      const { rules, game } = moment
      const tried = someChoices(moment, chance)
      for (let seat = 0; seat < game.seats; seat++) {
        const { game: seen } = rules.view(game, seat)
        const full = answersOf(rules, game, seat, tried)
        expect(answersOf(rules, seen, seat, tried)).toEqual(full)
        expect(answersOf(rules, rules.copy(seen), seat, tried)).toEqual(full)
      }
    })
  })

  test('refuses every question for another seat', () => {
    let refused = 0
    forMoments(8, (moment) => {
      const { rules, game, choice } = moment
      for (let seat = ONLOOKER_SEAT; seat < game.seats; seat++) {
        const { game: seen } = rules.view(game, seat)
        for (let other = 0; other < game.seats; other++) {
          if (other === seat) continue
          expect(() => rules.choices(seen, other, [])).toThrow(ViewError)
          expect(() => rules.options(seen, other, [])).toThrow(ViewError)
          expect(() => rules.decision(seen, other)).toThrow(ViewError)
          expect(() => rules.check(seen, other, choice)).toThrow(ViewError)
          refused++
        }
      }
    })
    expect(refused).toBeGreaterThan(1000)
  })

  test('cannot be played on or encoded, and the attempt does not change it', () => {
    forMoments(8, ({ rules, game, seat: mover, choice }) => {
      for (let seat = ONLOOKER_SEAT; seat < game.seats; seat++) {
        const { game: seen } = rules.view(game, seat)
        const before = rules.copy(seen)
        expect(() => rules.play(seen, mover, choice)).toThrow(ViewError)
        expect(() => rules.encode(seen)).toThrow(ViewError)
        expect(rules.audit(seen)).toHaveLength(1)
        expectSameGame(seen, before)
      }
    })
  })

  test('seen again by its own seat is the same; an onlooker sees less; another seat cannot look', () => {
    forMoments(20, ({ rules, game }) => {
      for (let seat = 0; seat < game.seats; seat++) {
        const { game: seen } = rules.view(game, seat)
        expectSameGame(rules.view(seen, seat).game, seen)
        expectSameGame(rules.view(seen, ONLOOKER_SEAT).game, rules.view(game, ONLOOKER_SEAT).game)
        if (game.seats > 1)
          expect(() => rules.view(seen, (seat + 1) % game.seats)).toThrow(ViewError)
      }
    })
  })

  test('that claims to be a full game offers nothing illegal', () => {
    forMoments(8, ({ rules, game }) => {
      const seen = { ...rules.view(game, ONLOOKER_SEAT).game, viewer: FULL_GAME }
      for (let seat = 0; seat < game.seats; seat++) {
        const real = rules.options(game, seat, [])
        for (const option of rules.options(seen, seat, [])) expect(real).toContain(option)
        const choices = rules.choices(game, seat, [])
        for (const choice of rules.choices(seen, seat, [])) expect(choices).toContain(choice)
      }
    })
  })
})

describe('the errors of a view', () => {
  const { rules, game } = openTable({ players: 2 })
  const { game: seen } = rules.view(game, 0)

  test('say whose view it is and what it cannot do', () => {
    expect(() => rules.choices(seen, 1, [])).toThrow('a view of seat 0 cannot answer for seat 1')
    expect(() => rules.play(seen, 0, 0)).toThrow(
      'a view of seat 0 cannot be played on: imagine a full game first',
    )
    expect(() => rules.encode(rules.view(game, ONLOOKER_SEAT).game)).toThrow(
      'a view of an onlooker cannot be written as a position: imagine a full game first',
    )
    expect(() => rules.view(seen, 1)).toThrow('a view of seat 0 has no view of seat 1')
    expect(rules.audit(seen)).toEqual(['a view of seat 0 is not a full game'])
    expect(new ViewError('').name).toBe('ViewError')
  })

  test.each([-2, 2, 0.5, Number.NaN])('there is no view of seat %s', (seat) => {
    expect(() => rules.view(game, seat)).toThrow(`seat must be -1 to 1, not ${seat}`)
  })
})
