import type { Game } from '@amalfi/engine'

/** Rates positions: the points that the seat will have at the end of the game. A search needs no more. */
export interface Evaluator {
  /** Sets the position in which the seat must decide. The positions rated next follow from it. */
  setRoot(game: Game): void
  /** The points to expect. */
  worth(game: Game): number
}
