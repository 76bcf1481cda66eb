import type { Game } from '@amalfi/engine'

/** How good a position is, in points of the seat at the end of the game. Searches know no other judge. */
export interface Evaluator {
  /** Takes the position that is to be decided; positions that are judged next come from it. */
  setRoot(game: Game): void
  /** The points to be expected. */
  worth(game: Game): number
}
