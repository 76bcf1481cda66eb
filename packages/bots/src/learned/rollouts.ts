import { codeOf, type Game, PASS } from '@amalfi/engine'
import type { Bot, BotRules, Question } from '../bot.ts'
import type { LearnedBot } from './learned-bot.ts'

/** How the strongest bot goes on after its plans. */
export interface RolloutStyle {
  /** It tries at most this many of its best choices. */
  readonly candidates: number
  /** It skips choices that are rated this many points or more below the best. */
  readonly margin: number
  /** In how many imagined games it tries each of them. */
  readonly worlds: number
  /** How many of its own turns a rollout lasts. */
  readonly turns: number
}

/** A limit on the decisions of a rollout. When it is reached, the position is evaluated as it is. */
const MOST_DECISIONS = 400

/**
 * Plays out the planner's best choices in several imagined games, with the quick bot deciding for
 * every seat, and picks the choice with the best average result. All candidates use the same
 * imagined games.
 */
export function rolloutBot(
  rules: BotRules,
  planner: LearnedBot,
  quick: LearnedBot,
  style: RolloutStyle,
): Bot {
  return (question: Question): number => {
    const { view, choices, chance } = question
    if (choices.length === 1 || codeOf(choices[0]) !== PASS) return planner.decide(question)
    const rated = planner
      .rate(rules.imagine(view, chance), question)
      .toSorted((a, b) => b.estimate - a.estimate)
    const best = rated
      .slice(0, style.candidates)
      .filter(({ estimate }) => estimate > rated[0].estimate - style.margin)
    if (best.length === 1) return planner.decide(question)
    const sums = best.map(() => 0)
    for (let world = 0; world < style.worlds; world++) {
      const game = rules.imagine(view, chance)
      best.forEach(({ choice }, i) => {
        const copy = rules.copy(game)
        rules.play(copy, view.seat, choice)
        sums[i] += playOn(rules, quick, copy, question, style.turns)
      })
    }
    return best[sums.indexOf(Math.max(...sums))].choice
  }
}

const choices: number[] = []
const options: number[] = []

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
    const asked = {
      view: { seat, game },
      choices: choices.slice(),
      options: options.slice(),
      chance,
    }
    rules.play(game, seat, quick.choose(game, asked))
  }
  return quick.worth(game, own)
}
