import type { Bot } from '@amalfi/bots'
import type { Setup } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { seedAfter } from '../base/seeds.ts'
import { sum } from '../base/statistics.ts'
import type { GameRules } from '../game/games.ts'
import { winShares } from '../game/win-shares.ts'
import { type PackMode, withPackMode } from '../measure/pack-mode.ts'

/** One game of a match. */
export interface MatchGame {
  readonly deal: number
  readonly seat: number
  /** 1 for a win, 0 for a loss, a fraction for a shared win. */
  readonly share: number
  readonly score: number
  readonly othersScore: number
  /** The time of all decisions, and the number of those with more than one choice. */
  readonly millis: number
  readonly decisions: number
  readonly othersMillis: number
  readonly othersDecisions: number
  /** The longest single decision of the bot. */
  readonly longest: number
}

/** What is the same in all games of a match. */
export interface Match {
  readonly rules: GameRules
  readonly setup: Setup
  readonly packMode: PackMode
  readonly bot: Bot
  readonly opponent: Bot
}

/** The n-th game of a match: every deal is played with the bot in every seat. */
export function matchGame({ rules, setup, packMode, bot, opponent }: Match, n: number): MatchGame {
  const { players } = setup
  const deal = Math.floor(n / players)
  const seat = n % players
  const seed = seedAfter(setup.seed, deal)
  const times = [0, 0, 0, 0]
  const counts = [0, 0, 0, 0]
  let longest = 0
  const bots = Array.from({ length: players }, (_, at) => {
    const player = at === seat ? bot : opponent
    const timed: Bot = (question) => {
      const began = performance.now()
      const choice = player(question)
      const took = performance.now() - began
      times[at] += took
      if (question.choices.length > 1) counts[at]++
      if (at === seat) longest = Math.max(longest, took)
      return choice
    }
    return withPackMode(packMode, timed)
  })
  const { game } = playBotGame(rules, { ...setup, seed }, bots)
  const others = game.score.filter((_, at) => at !== seat)
  return {
    deal,
    seat,
    share: winShares(rules, game)[seat],
    score: game.lost ? 0 : game.score[seat],
    othersScore: others.length === 0 ? 0 : sum(others) / others.length,
    millis: times[seat],
    decisions: counts[seat],
    othersMillis: sum(times) - times[seat],
    othersDecisions: sum(counts) - counts[seat],
    longest,
  }
}
