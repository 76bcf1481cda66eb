import { argumentOf, choiceCode, codeOf, type Game, PASS, PHASES } from '@amalfi/engine'
import type { Bot, BotRules, MakeBot, Question } from '../bot.ts'
import { heldWorth } from './cards.ts'
import { bestCards } from './hands.ts'
import { lookOut } from './look.ts'
import { makeOutlook, type Outlook } from './outlook.ts'
import { bestChoice } from './search.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { beforeScoring, isWindow } from './windows.ts'

const HAND_TO_BREAD = choiceCode('handToBread')
/** What has been reached is claimed at once: another could come first. */
const CLAIM = choiceCode('claim')
const HANDS = PHASES.indexOf('hands')
const ACTIONS = PHASES.indexOf('actions')

/** A merchant that thinks these things to be worth so much. */
export const makeMerchant =
  (weights: Weights): MakeBot =>
  (rules: BotRules): Bot => {
    let o: Outlook | null = null
    return (question: Question): number => {
      const { view, choices, options, chance } = question
      if (choices.length === 1 && options.length === 0) return choices[0]
      const game = rules.imagine(view, chance)
      o ??= makeOutlook(rules, weights, game)
      othersPassed(game, view.seat)
      lookOut(o, game, view.seat)
      const claim = options.find((option) => codeOf(option) === CLAIM)
      if (claim !== undefined) return claim
      if (game.phase === HANDS) return bestCards(o, choices, chance)
      if (isWindow(choices)) return beforeScoring(o, choices, options)
      if (codeOf(choices[0]) !== PASS)
        return bestChoice(o, choices, weights.partBeam, weights.partWidth)
      return bestChoice(o, [...choices, ...worthTrying(o, options)], weights.beam, weights.width)
    }
  }

/** Of the cards that could become bread, the least valuable is enough to think of. */
function worthTrying(o: Outlook, options: readonly number[]): number[] {
  const cards = options.filter((option) => codeOf(option) === HAND_TO_BREAD)
  const others = options.filter((option) => codeOf(option) !== HAND_TO_BREAD)
  if (cards.length === 0) return others
  const worth = (option: number): number => heldWorth(o, argumentOf(option))
  return [...others, cards.reduce((least, card) => (worth(card) < worth(least) ? card : least))]
}

/** Thinking ahead it reckons with its own actions only: as if the others had passed. */
function othersPassed(game: Game, seat: number): void {
  if (game.phase !== ACTIONS) return
  for (let other = 0; other < game.seats; other++) if (other !== seat) game.passed[other] = 1
}

/** Plans its next turns; see docs/bots.md. */
export const merchant: MakeBot = makeMerchant(WEIGHTS)
