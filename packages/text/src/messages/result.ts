import type { PointSource } from '@amalfi/engine'

/** Messages of the result at the end of a game. */
export interface ResultMessages {
  readonly wins: (name: string) => string
  readonly sharedWin: (names: readonly string[]) => string
  /** The result of a solo game. */
  readonly soloWon: (rival: string) => string
  readonly soloLost: (rival: string) => string
  readonly soloLostReason: (period: string, titles: number, needed: number) => string
  readonly rank: (rank: number) => string
  /** The points of a rank. `from` is null for the lowest, `to` for the highest. */
  readonly rankPoints: (from: number | null, to: number | null) => string
  /** Players have the same score. The one with more points from titles is ahead. */
  readonly tieBrokenByTitles: (
    points: number,
    ahead: { readonly name: string; readonly titlePoints: number },
    behind: { readonly name: string; readonly titlePoints: number },
  ) => string
  readonly tieRemainsByTitles: (
    names: readonly string[],
    points: number,
    titlePoints: number,
  ) => string
  readonly place: (place: number) => string
  readonly fromTitles: (points: number) => string
  readonly pointsBySource: string
  readonly pointsByPeriod: string
  readonly sources: Readonly<Record<PointSource, string>>
  readonly period: (period: string) => string
  /** The column for points that count after the last period. */
  readonly endOfGame: string
  /** The points from before the record begins, if a game continues from a saved position. */
  readonly beforeRecord: string
  readonly total: string
  readonly asTable: string
  readonly asPicture: string
  readonly titlesTaken: string
  readonly noTitles: string
  readonly endgameCards: string
  readonly noEndgameCards: string
  readonly counted: (counted: number) => string
  readonly viewTable: string
  readonly backToResult: string
  /** The result of a solo game without a rival. */
  readonly soloScore: (points: number) => string
  /** The tie-breaker beside a score. */
  readonly breadLeft: (bread: number) => string
  readonly tieBrokenByBread: (
    points: number,
    ahead: { readonly name: string; readonly bread: number },
    behind: { readonly name: string; readonly bread: number },
  ) => string
  readonly tieRemainsByBread: (names: readonly string[], points: number, bread: number) => string
  readonly heading: string
  readonly playAgain: string
}
