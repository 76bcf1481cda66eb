import { codeOf, type Game, PASS } from '@amalfi/engine'
import type { Bot, BotRules, Question } from '../../bot/bot.ts'
import { titleClaimIn } from './considered-options.ts'
import type { LearnedBot } from './learned-bot.ts'

/** How the strongest bot checks its best plans by playing them out. */
export interface RolloutStyle {
  /** Choices that are rated this many points or more below the best are not tried. */
  readonly margin: number
  /** Each round tries the best choices of the round before in more imagined games. */
  readonly rounds: readonly RolloutRound[]
  /** The rating by plans weighs as much as the results of this many imagined games. */
  readonly planWeight: number
  /** How many of its own turns a rollout lasts. */
  readonly turns: number
}

export interface RolloutRound {
  /** How many of the best choices are tried. */
  readonly candidates: number
  /** In how many imagined games each of them is tried. */
  readonly worlds: number
}

/** A limit on the decisions of a rollout. When it is reached, the position is evaluated as it is. */
const MOST_DECISIONS = 400

interface Tried {
  readonly choice: number
  /** The sum of all results, and how many there are. */
  sum: number
  count: number
}

/**
 * Plays out the planner's best choices in several imagined games, with the quick bot deciding for
 * every seat, and picks the choice with the best average result. All candidates of a round use the
 * same imagined games.
 */
export function rolloutBot(
  rules: BotRules,
  planner: LearnedBot,
  quick: LearnedBot,
  style: RolloutStyle,
): Bot {
  return (question: Question): number => {
    const { view, choices, options, chance } = question
    if (choices.length === 1 || codeOf(choices[0]) !== PASS) return planner.decide(question)
    const claim = titleClaimIn(options)
    if (claim !== undefined) return claim
    const rated = planner
      .rate(rules.imagine(view, chance), question)
      .toSorted((a, b) => b.estimate - a.estimate)
    let best = rated
      .filter(({ estimate }) => estimate > rated[0].estimate - style.margin)
      .map(({ choice, estimate }): Tried => {
        return { choice, sum: estimate * style.planWeight, count: style.planWeight }
      })
    for (const { candidates, worlds } of style.rounds) {
      best = best.slice(0, candidates)
      if (best.length === 1) break
      for (let world = 0; world < worlds; world++) {
        const game = rules.imagine(view, chance)
        for (const tried of best) {
          const copy = rules.copy(game)
          rules.play(copy, view.seat, tried.choice)
          tried.sum += playOn(rules, quick, copy, question, style.turns)
          tried.count++
        }
      }
      best.sort((a, b) => b.sum / b.count - a.sum / a.count)
    }
    return best[0].choice
  }
}

/** Reused for each decision, so that no memory is allocated. */
const choices: number[] = []
const options: number[] = []

/**
 * Plays on until the seat has had its turns or a new period begins, and returns what the position is
 * then worth to the seat.
 */
function playOn(
  rules: BotRules,
  quick: LearnedBot,
  game: Game,
  { view: { seat: own }, chance }: Question,
  turns: number,
): number {
  const { period } = game
  let left = turns
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const seat = rules.deciders(game)[0]
    if (seat === undefined) break
    rules.choices(game, seat, choices)
    const isMain = codeOf(choices[0]) === PASS
    if (isMain && (game.period > period || (seat === own && left-- === 0))) break
    rules.options(game, seat, options)
    const question = {
      view: { seat, game },
      choices: choices.slice(),
      options: options.slice(),
      chance,
    }
    rules.play(game, seat, quick.choose(game, question))
  }
  return quick.worth(game, own)
}
