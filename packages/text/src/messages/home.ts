/** Messages of the home page and its list of saved games. */
export interface HomeMessages {
  readonly tagline: string
  readonly unofficial: string
  readonly continueGame: string
  readonly quickStart: string
  readonly playOnline: string
  readonly playOnlineHint: string
  readonly savedAt: (period: string, date: string) => string
  readonly finished: string
  readonly deleteNamed: (name: string) => string
  /** The title of the home page in two lines: name and edition. */
  readonly gameName: string
  readonly edition: string
  readonly newGameHint: string
  readonly rulesHint: string
  readonly cardsHint: string
  readonly aboutCardsHint: string
  readonly finishedGames: string
  readonly deleteGame: string
  /** Asked before a game is deleted. */
  readonly confirmDelete: string
  readonly cancelDelete: string
}
