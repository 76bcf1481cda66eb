import { codeOf, type Game, PASS, PHASES } from '@amalfi/engine'
import type { Bot, BotRules, MakeBot, Question } from '../bot.ts'
import { bestCards } from './hands.ts'
import { lookOut } from './look.ts'
import { makeOutlook, type Outlook } from './outlook.ts'
import { bestChoice } from './search.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { beforeScoring, isWindow } from './windows.ts'

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
      if (game.phase === HANDS) return bestCards(o, choices, chance)
      if (isWindow(choices)) return beforeScoring(o, choices, options)
      if (codeOf(choices[0]) !== PASS) return bestChoice(o, choices)
      return bestChoice(o, [...choices, ...options])
    }
  }

/** Thinking ahead it reckons with its own actions only: as if the others had passed. */
function othersPassed(game: Game, seat: number): void {
  if (game.phase !== ACTIONS) return
  for (let other = 0; other < game.seats; other++) if (other !== seat) game.passed[other] = 1
}

/** Plans its next turns; see docs/bots.md. */
export const merchant: MakeBot = makeMerchant(WEIGHTS)
