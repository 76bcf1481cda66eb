/** What the page of one's own games says. */
export interface StatisticsWords {
  readonly title: string
  readonly hint: string
  readonly none: string
  /** How many finished games do not count, and why not. */
  readonly leftOut: (games: number) => string
  /** Which of several games. */
  readonly game: string
  readonly who: string
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
  readonly scoresTold: (games: number, best: number, average: string, last: number) => string
  readonly wonMark: string
  readonly otherMark: string
  readonly sources: string
  /** Stands before the points by source. */
  readonly onAverage: (games: number) => string
  readonly bySeat: string
  readonly alone: string
  readonly lost: string
  readonly bestRank: string
  /** In place of a rank where a game was lost. */
  readonly noRank: string
  readonly list: string
  readonly when: string
  readonly asFile: string
  readonly erase: string
  readonly sureToErase: string
  readonly eraseNow: string
  readonly keepThem: string
  /** Said of a game that is about to be deleted. */
  readonly staysCounted: string
}
