import type { PointSource } from '@amalfi/engine'

/** A player in a tie, with what breaks it. */
export interface TiedPlayer {
  /** The word for "you", if it is the reader. */
  readonly name: string
  readonly isYou: boolean
  readonly titlePoints: number
  readonly bread: number
}

/** Messages of the result at the end of a game. */
export interface ResultMessages {
  /** The reader, as it appears in lists. */
  readonly you: string
  /** The reader wins by some points; 0 if a tie-breaker decides. */
  readonly youWin: (lead: number) => string
  readonly wins: (name: string, lead: number) => string
  /** Another player wins, with a lead over the reader. */
  readonly winsAgainstYou: (name: string, lead: number) => string
  readonly sharedWin: (names: readonly string[]) => string
  /** The reader shares the win with others. */
  readonly sharedWinWithYou: (others: readonly string[]) => string
  /** The result of a solo game. */
  readonly soloWon: (rival: string) => string
  readonly soloLost: (rival: string) => string
  readonly soloLostReason: (period: string, titles: number, needed: number) => string
  readonly rank: (rank: number) => string
  /** The rank that the reader has reached, of all ranks. */
  readonly rankReached: (rank: number, ranks: number) => string
  /** The points of a rank. `from` is null for the lowest, `to` for the highest. */
  readonly rankPoints: (from: number | null, to: number | null) => string
  /** Players have the same score. The one with more points from titles is ahead. */
  readonly tieBrokenByTitles: (points: number, ahead: TiedPlayer, behind: TiedPlayer) => string
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
  readonly tieBrokenByBread: (points: number, ahead: TiedPlayer, behind: TiedPlayer) => string
  readonly tieRemainsByBread: (names: readonly string[], points: number, bread: number) => string
  readonly heading: string
  readonly playAgain: string
  /** The chart of all scores from the first turn to the end. */
  readonly scoreLine: string
  /** What made the largest differences between two players, and one of them. */
  readonly decided: (one: string, other: string) => string
  readonly compared: (source: string, one: number, other: number) => string
  /** A new game with the same cards. */
  readonly sameDeal: string
  readonly sameDealHint: string
  /** Changes of seats and first player for the next game. */
  readonly nextGame: string
  readonly seats: string
  readonly keepSeats: string
  readonly swapSeats: (players: number) => string
  /** While the final scoring is counted up: where the points of this moment come from. */
  readonly finalScoring: string
  readonly showResult: string
}
