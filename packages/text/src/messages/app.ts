/** Messages that several pages share: navigation, errors, files. */
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
  /** The game cannot be replayed from this move on. */
  readonly oldRules: (move: number) => string
  readonly backToTable: string
  /** A part of the page could not be loaded. */
  readonly notLoaded: string
  readonly tryAgain: string
}
