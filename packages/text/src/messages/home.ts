/** The home page and the list of saved games. */
export interface HomeMessages {
  readonly tagline: string
  readonly unofficial: string
  readonly continueGame: string
  readonly quickStart: string
  readonly savedAt: (period: string, date: string) => string
  readonly finished: string
  readonly deleteNamed: (name: string) => string
  /** The name of the game in two lines: what it is called, and which one it is. */
  readonly gameName: string
  readonly edition: string
  /** Against whom one click begins a game. */
  readonly quickStartHint: Readonly<Record<'apprentice' | 'merchant', string>>
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
