/** What some games settle only at the end, or with more players, or alone without a rival. */
export interface LaterWords {
  /** Points that have been collected, but count at the end of the game. */
  readonly promised: (points: number) => string
  /** A place of the board that is not used with so few players. */
  readonly usedFrom: (players: number) => string
  /** Alone, with nobody to beat: the score is the result. */
  readonly soloScore: (points: number) => string
  /** In a draft whose endgame characters come first: the other one is kept by the player to the left. */
  readonly keepEnding: (name: string) => string
  /** What is different for somebody who knows the other game: a way there, and a heading. */
  readonly differences: string
  readonly ifYouKnow: (game: string) => string
  /** What breaks ties, beside a score. */
  readonly breadLeft: (bread: number) => string
  readonly tieBroken: (points: number, ahead: Left, behind: Left) => string
  readonly tieStands: (names: readonly string[], points: number, bread: number) => string
}

export interface Left {
  readonly name: string
  readonly bread: number
}
