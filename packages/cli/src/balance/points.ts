import { POINT_SOURCES, type PointSource, type Rival, type Tables } from '@amalfi/engine'
import { percentileOf, ratioOf, shareOf } from '../base/intervals.ts'
import { mean, percentile, rounded, sum } from '../base/statistics.ts'
import type { Bounds } from './bounds.ts'
import type { Facts } from './facts.ts'
import { type Figure, figureOf } from './figure.ts'

export type BySource<T = number> = Record<PointSource, T>

/** POINT_SOURCES has each source once, so the record is complete. */
const bySource = <T>(value: (source: PointSource, i: number) => T): BySource<T> =>
  Object.fromEntries(POINT_SOURCES.map((source, i) => [source, value(source, i)])) as BySource<T>

/** The mean points of seats by source. */
export const meanPoints = (seats: readonly (readonly number[])[]): BySource =>
  bySource((_, i) => rounded(mean(seats.map((points) => points[i]))))

/** The shares of all points. They add up to 1; hunger is negative. */
export const sourcesOf = (facts: readonly Facts[], bounds: Bounds): BySource<Figure> =>
  bySource((source, i) =>
    figureOf(
      ratioOf(
        facts.map(({ points, scores }) => ({
          part: sum(points.map((seat) => seat[i])),
          whole: sum(scores),
        })),
      ),
      bounds.sources?.[source],
    ),
  )

export interface WinnersBalance {
  readonly p10: number
  readonly p50: Figure
  readonly p90: Figure
}

/** The points of winners. */
export function winnersOf(facts: readonly Facts[], bounds: Bounds): WinnersBalance {
  const best = facts.map(({ scores }) => Math.max(...scores))
  return {
    p10: percentile(best, 10),
    p50: figureOf(percentileOf(best, 50), bounds.winnersMedian),
    p90: figureOf(percentileOf(best, 90), bounds.winnersP90),
  }
}

/** The results of solo games. A game that was lost counts as 0 points. */
export interface SoloBalance {
  readonly rival: Rival | null
  readonly median: Figure
  /** The share of games with each rank. Rank 0 is a lost game. Empty if games have no ranks. */
  readonly ranks: readonly { readonly rank: number; readonly share: Figure | null }[]
}

export function soloOf(
  tables: Tables,
  facts: readonly Facts[],
  rival: Rival | null,
  bounds: Bounds,
): SoloBalance {
  const hasRanks = facts.some(({ rank }) => rank !== null)
  const scores = facts.map(({ scores, rank }) => (rank === 0 ? 0 : scores[0]))
  // `solo.ranks` lists where ranks 2 and up begin. There are also rank 1, and rank 0 for a lost game.
  const ranks = hasRanks ? tables.solo.ranks.length + 2 : 0
  return {
    rival,
    median: figureOf(percentileOf(scores, 50), bounds.soloMedian),
    ranks: Array.from({ length: ranks }, (_, rank) => ({
      rank,
      share: figureOf(
        shareOf(facts.map((game) => ({ part: game.rank === rank ? 1 : 0, whole: 1 }))),
      ),
    })),
  }
}
