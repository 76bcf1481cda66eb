import { codeOf, type Game, PASS } from '@amalfi/engine'
import type { Bot, BotRules, Question } from '../bot.ts'
import type { LearnedBot } from './learned-bot.ts'

/** How the strongest bot thinks on after its plans. */
export interface RolloutStyle {
  /** How many of its best choices are played on, if they are at most so many points behind the best. */
  readonly candidates: number
  readonly margin: number
  /** In how many imagined worlds. */
  readonly worlds: number
  /** How many own turns further. */
  readonly turns: number
}

/** No turn has so many decisions; what goes on longer is judged as it stands. */
const MOST_DECISIONS = 400

/**
 * Plays the best choices of a planner on in some imagined worlds, every seat by a quick player, and
 * takes the one that leads furthest on average. All candidates meet the same worlds.
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
      .toSorted((a, b) => b.promise - a.promise)
    const best = rated
      .slice(0, style.candidates)
      .filter(({ promise }) => promise > rated[0].promise - style.margin)
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
