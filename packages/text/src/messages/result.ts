import type { PointSource } from '@amalfi/engine'

/** What the result says. */
export interface ResultMessages {
  readonly wins: (name: string) => string
  readonly sharedWin: (names: readonly string[]) => string
  /** The solo game. */
  readonly soloWon: (rival: string) => string
  readonly soloLost: (rival: string) => string
  readonly soloLostReason: (period: string, titles: number, needed: number) => string
  readonly rank: (rank: number) => string
  /** The points of a rank; `to` is null for the highest. */
  readonly rankPoints: (from: number | null, to: number | null) => string
  /** Two or more have the same points; who has more from titles is ahead. */
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
  /** Beside the periods: what counts after the last of them. */
  readonly endOfGame: string
  /** Points of a game whose beginning these rules cannot tell. */
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
  /** Alone, with nobody to beat: the score is the result. */
  readonly soloScore: (points: number) => string
  /** What breaks ties, beside a score. */
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
