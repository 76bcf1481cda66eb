/** What the page of one's own games says. */
export interface StatisticsMessages {
  readonly title: string
  readonly hint: string
  readonly none: string
  /** How many finished games do not count, and why not. */
  readonly notCounted: (games: number) => string
  /** Which of several games. */
  readonly game: string
  readonly whose: string
  readonly everybody: string
  /** People who gave no name. */
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
  /** Stands before the points by source. */
  readonly onAverage: (games: number) => string
  readonly bySeat: string
  readonly solo: string
  readonly lost: string
  readonly bestRank: string
  /** In place of a rank where a game was lost. */
  readonly noRank: string
  readonly list: string
  readonly when: string
  readonly saveAsFile: string
  readonly erase: string
  readonly confirmErase: string
  readonly eraseButton: string
  readonly cancelErase: string
  /** Said of a game that is about to be deleted. */
  readonly resultIsKept: string
}
