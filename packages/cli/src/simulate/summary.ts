import { mean, percentile, rounded, sum } from '../base/statistics.ts'
import type { Outcome } from './outcome.ts'
import { meanWaste, type Waste } from './waste.ts'

/** The mean results of a seat or a bot. */
export interface MeanResult {
  readonly winShare: number
  readonly meanScore: number
  /** The mean waste of a game. */
  readonly waste: Waste
}

/** The result of `simulate`, also as JSON. */
export interface Simulation {
  readonly games: number
  /** Decisions with two or more choices. */
  readonly decisions: number
  readonly decisionsPerGame: number
  /** The time on the clock. Speeds are those of all threads together. */
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly scores: { mean: number; p10: number; p50: number; p90: number }
  readonly seats: readonly (MeanResult & { readonly seat: number })[]
  /** With `--swap`: the results of the bots in the order of `--bots`. */
  readonly bots?: readonly (MeanResult & { readonly bot: string })[]
}

/** Summarizes games. `swapped` are the names of the bots if they were rotated over the seats. */
export function summaryOf(
  outcomes: readonly Outcome[],
  seconds: number,
  swapped: readonly string[] | null,
): Simulation {
  const games = outcomes.length
  const decisions = sum(outcomes.map((one) => one.decisions))
  const all = outcomes.flatMap(({ scores }) => scores)
  return {
    games,
    decisions,
    decisionsPerGame: rounded(decisions / games),
    seconds: rounded(seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(games / seconds),
    scores: {
      mean: rounded(mean(all)),
      p10: percentile(all, 10),
      p50: percentile(all, 50),
      p90: percentile(all, 90),
    },
    seats: outcomes[0].scores.map((_, seat) => ({ seat, ...meanResult(outcomes, () => seat) })),
    ...(swapped === null ? {} : { bots: byBot(outcomes, swapped) }),
  }
}

/** The results of each bot over all seats. */
const byBot = (outcomes: readonly Outcome[], names: readonly string[]) =>
  names.map((bot, at) => ({
    bot,
    ...meanResult(outcomes, ({ rotation }) => (at + names.length - rotation) % names.length),
  }))

const meanResult = (
  outcomes: readonly Outcome[],
  seatIn: (outcome: Outcome) => number,
): MeanResult => ({
  winShare: rounded(mean(outcomes.map((one) => one.winShares[seatIn(one)]))),
  meanScore: rounded(mean(outcomes.map((one) => one.scores[seatIn(one)]))),
  waste: meanWaste(outcomes.map((one) => one.waste[seatIn(one)])),
})
