import { argumentOf, choiceCode, codeOf, type Game, PASS, PHASES } from '@amalfi/engine'
import type { Bot, BotRules, MakeBot, Question } from '../bot/bot.ts'
import { answerBeforeScoring, isBeforeScoring } from './before-scoring.ts'
import { handWorth } from './cards.ts'
import { evaluate } from './evaluate.ts'
import { type Evaluation, makeEvaluation } from './evaluation.ts'
import { bestCards } from './hands.ts'
import { bestChoice } from './search.ts'
import { WEIGHTS, type Weights } from './weights.ts'

const HAND_TO_BREAD = choiceCode('handToBread')
/** Titles are claimed at once, because another player could be first. */
const CLAIM = choiceCode('claim')
const HANDS = PHASES.indexOf('hands')
const ACTIONS = PHASES.indexOf('actions')

/** Makes a merchant with these weights. */
export const makeMerchant =
  (weights: Weights): MakeBot =>
  (rules: BotRules): Bot => {
    let ev: Evaluation | null = null
    return (question: Question): number => {
      const { view, choices, options, chance } = question
      if (choices.length === 1 && options.length === 0) return choices[0]
      const game = rules.imagine(view, chance)
      ev ??= makeEvaluation(rules, weights, game)
      markOthersPassed(game, view.seat)
      evaluate(ev, game, view.seat)
      const claim = options.find((option) => codeOf(option) === CLAIM)
      if (claim !== undefined) return claim
      if (game.phase === HANDS) return bestCards(ev, choices, chance)
      if (isBeforeScoring(choices)) return answerBeforeScoring(ev, choices, options)
      if (codeOf(choices[0]) !== PASS)
        return bestChoice(ev, choices, weights.partBeam, weights.partWidth)
      return bestChoice(
        ev,
        [...choices, ...usefulOptions(ev, options)],
        weights.beam,
        weights.width,
      )
    }
  }

/** The options to consider. Of the cards that can become bread, only the least valuable counts. */
function usefulOptions(ev: Evaluation, options: readonly number[]): number[] {
  const cards = options.filter((option) => codeOf(option) === HAND_TO_BREAD)
  const others = options.filter((option) => codeOf(option) !== HAND_TO_BREAD)
  if (cards.length === 0) return others
  const worth = (option: number): number => handWorth(ev, argumentOf(option))
  return [...others, cards.reduce((least, card) => (worth(card) < worth(least) ? card : least))]
}

/** Marks the other players as passed, because the search looks at own actions only. */
function markOthersPassed(game: Game, seat: number): void {
  if (game.phase !== ACTIONS) return
  for (let other = 0; other < game.seats; other++) if (other !== seat) game.passed[other] = 1
}

/** Plans its next turns. See docs/bots.md. */
export const merchant: MakeBot = makeMerchant(WEIGHTS)
