/** What the pages around a table say. */
export interface AppWords {
  readonly title: string
  readonly tagline: string
  readonly unofficial: string
  readonly language: string
  readonly home: string
  readonly continueGame: string
  readonly newGame: string
  readonly quickStart: string
  readonly rules: string
  readonly cards: string
  readonly aboutCards: string
  readonly aboutCardsText: readonly string[]
  readonly start: string
  readonly players: string
  readonly seat: (n: number) => string
  readonly person: string
  readonly bots: Readonly<Record<'apprentice' | 'merchant' | 'random', string>>
  readonly name: string
  readonly hands: string
  readonly printing: string
  readonly rival: string
  readonly seed: string
  readonly seedHint: string
  readonly undo: string
  readonly restartTurn: string
  readonly log: string
  readonly thinking: (name: string) => string
  readonly result: string
  readonly playAgain: string
  readonly remove: (name: string) => string
  readonly saved: (period: string, date: string) => string
  readonly finished: string
  readonly failed: string
  readonly asFile: string
  readonly noSuchGame: string
  readonly cannotOpen: string
  /** From this move on the game cannot be replayed. */
  readonly oldRules: (move: number) => string
  readonly provenance: Readonly<Record<'printed' | 'reconstructed', string>>
}
