/** Messages of the statistics page. */
export interface StatisticsMessages {
  readonly title: string
  readonly hint: string
  readonly none: string
  /** How many finished games do not count, and why. */
  readonly notCounted: (games: number) => string
  /** The label of the choice between the two games. */
  readonly game: string
  readonly whose: string
  readonly everybody: string
  /** The entry for players without a name. */
  readonly unnamed: string
  readonly results: string
  readonly size: (players: number) => string
  readonly games: string
  readonly won: string
  readonly best: string
  readonly average: string
  readonly scores: string
  readonly scoresSummary: (games: number, best: number, average: string, last: number) => string
  readonly wonMark: string
  readonly notWonMark: string
  readonly sources: string
  /** Comes before the points by source. */
  readonly onAverage: (games: number) => string
  readonly bySeat: string
  readonly byOpponent: string
  readonly solo: string
  readonly lost: string
  readonly bestRank: string
  /** Shown instead of a rank for a lost game. */
  readonly noRank: string
  readonly list: string
  readonly when: string
  readonly saveAsFile: string
  readonly erase: string
  readonly confirmErase: string
  readonly eraseButton: string
  readonly cancelErase: string
  /** Shown before a game is deleted. */
  readonly resultIsKept: string
}
