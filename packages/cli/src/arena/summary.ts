import { ratioOf } from '../base/intervals.ts'
import { mean, percentile, rounded, sum } from '../base/statistics.ts'
import type { MatchGame } from './match.ts'

/** The results of a bot in a match. */
export interface ArenaSummary {
  readonly bot: string
  readonly opponent: string
  readonly games: number
  /** The share of wins, and half the width of its 95 % confidence interval. */
  readonly wins: number
  readonly interval: number
  /** The mean points of the bot. */
  readonly points: number
  /** The median of its points: the 50th percentile. */
  readonly pointsP50: number
  /** The mean points of its opponents. */
  readonly othersPoints: number
  readonly winsBySeat: readonly number[]
  /** Decisions with only one choice are not counted. `timeRatio` is 0 without opponents. */
  readonly millisPerDecision: number
  readonly timeRatio: number
  readonly longestMillis: number
}

export function summaryOf(
  bot: string,
  opponent: string,
  games: readonly MatchGame[],
): ArenaSummary {
  const wins = mean(games.map(({ share }) => share))
  const seats = Math.max(...games.map(({ seat }) => seat)) + 1
  const perDecision =
    sum(games.map(({ millis }) => millis)) / sum(games.map((one) => one.decisions))
  const othersPerDecision =
    sum(games.map(({ othersMillis }) => othersMillis)) /
    Math.max(1, sum(games.map(({ othersDecisions }) => othersDecisions)))
  return {
    bot,
    opponent,
    games: games.length,
    wins: rounded(wins),
    interval: rounded(intervalOf(games)),
    points: rounded(mean(games.map(({ score }) => score))),
    pointsP50: percentile(
      games.map(({ score }) => score),
      50,
    ),
    othersPoints: rounded(mean(games.map(({ othersScore }) => othersScore))),
    winsBySeat: Array.from({ length: seats }, (_, seat) =>
      rounded(mean(games.filter((one) => one.seat === seat).map(({ share }) => share))),
    ),
    millisPerDecision: rounded(perDecision),
    timeRatio: othersPerDecision === 0 ? 0 : rounded(perDecision / othersPerDecision),
    longestMillis: rounded(Math.max(...games.map(({ longest }) => longest))),
  }
}

/** Games of the same deal are not independent, so the variance is that of deals, not of games. */
function intervalOf(games: readonly MatchGame[]): number {
  const deals = [...Map.groupBy(games, ({ deal }) => deal).values()].map((all) => ({
    part: sum(all.map(({ share }) => share)),
    whole: all.length,
  }))
  // One deal has no variance, so its share may be anything.
  if (deals.length < 2) return 1
  const { value, high } = ratioOf(deals)
  return high - value
}
