/** Messages of a game in the terminal (`amalfi play`). */
export interface TerminalMessages {
  /** The commands a player can type, and what they do. */
  readonly help: readonly (readonly [typed: string, does: string])[]
  readonly helpHint: string
  readonly optionalActions: string
  readonly impossible: string
  readonly nothingImpossible: string
  readonly notUnderstood: (typed: string) => string
  readonly ambiguous: (typed: string) => string
  readonly noSuchNumber: (most: number) => string
  readonly undone: string

  readonly saved: (file: string) => string
  readonly leftGame: string
  readonly resumeHint: (file: string) => string
  readonly passDevice: (name: string) => string
}
