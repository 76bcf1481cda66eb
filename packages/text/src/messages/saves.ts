/** Messages about saved games: older cards, newer versions, and failures to save. */
export interface SavesMessages {
  /** The heading above the cards of a game that uses older cards. */
  readonly olderCards: string
  readonly currentCards: string
  /** A replay ends before this move. */
  readonly replayMissing: (move: number) => string
  /** The current game cannot be saved. */
  readonly notSaved: string
  /** The game cannot be saved, because a newer version of the page owns the saves. */
  readonly notSavedNewer: string
  /** The database cannot be opened: the list of games is empty, and nothing will be saved. */
  readonly unreachable: string
  /** The database was written by a newer version of the page. */
  readonly newerDatabase: string
  /** The number of games that a newer version has saved. */
  readonly newerGames: (games: number) => string
  /** A game that a newer version has saved was opened. */
  readonly newerGame: string
}
