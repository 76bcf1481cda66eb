import type { Player } from '../players/player.ts'

/** What a seat got out of a game. */
export interface Reached {
  readonly score: number
  /** From 1; those who are tied share a place. */
  readonly place: number
  /** Alone: from 1, or 0 if the game was lost. */
  readonly rank?: number
  /** By source; null where the record tells it no more, since the rules have changed. */
  readonly points: Readonly<Record<string, number>> | null
}

export interface SeatOutcome extends Player, Reached {}

/** How a game came out: what remains of it in the statistics. */
export interface Outcome {
  /** That of the game. */
  readonly id: string
  /** Which game it was, as its record names it. */
  readonly game: string
  /** When its last choice was made. */
  readonly at: number
  /** Against whom one played alone. */
  readonly rival?: string
  readonly seats: readonly SeatOutcome[]
}
