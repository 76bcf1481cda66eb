/** What is said about saved games: older cards, newer versions, and saving that fails. */
export interface SavesMessages {
  /** Above the cards of a game that is played with older cards than those of today. */
  readonly olderCards: string
  readonly currentCards: string
  /** A replay ends before this move. */
  readonly replayMissing: (move: number) => string
  /** The game that is played cannot be saved. */
  readonly notSaved: string
  /** It cannot be saved, because the saves belong to a newer version of the page. */
  readonly notSavedNewer: string
  /** The database cannot be opened: the list of games is empty, and nothing will be saved. */
  readonly unreachable: string
  /** The same, because a newer version of the page has written it. */
  readonly newerDatabase: string
  /** So many games in the database are of a newer form. */
  readonly newerGames: (games: number) => string
  /** A game that a newer version has saved was opened. */
  readonly newerGame: string
}
