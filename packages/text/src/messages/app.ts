/** What the pages around a table say. */
export interface AppMessages {
  readonly title: string
  readonly language: string
  readonly home: string
  readonly newGame: string
  readonly rules: string
  readonly cards: string
  readonly aboutCards: string
  readonly failed: string
  readonly saveAsFile: string
  readonly gameNotFound: string
  readonly cannotOpen: string
  /** From this move on the game cannot be replayed. */
  readonly oldRules: (move: number) => string
  readonly backToTable: string
  /** A part of the page does not arrive. */
  readonly notLoaded: string
  readonly tryAgain: string
}
