import * as v from 'valibot'
import { savedPlayer } from '../players/player.ts'

/** What a seat got out of a game. */
const reached = v.object({
  score: v.number(),
  /** From 1; those who are tied share a place. */
  place: v.number(),
  /** Alone: from 1, or 0 if the game was lost. */
  rank: v.exactOptional(v.number()),
  /** By source; null where the record tells it no more, since the rules have changed. */
  points: v.nullable(v.pipe(v.record(v.string(), v.number()), v.readonly())),
})
export type Reached = Readonly<v.InferOutput<typeof reached>>

const seatOutcome = v.object({ ...savedPlayer.entries, ...reached.entries })
export type SeatOutcome = Readonly<v.InferOutput<typeof seatOutcome>>

/** How a game came out: what remains of it in the statistics. */
const outcome = v.object({
  /** That of the game. */
  id: v.string(),
  /** Which game it was, as its record names it. */
  game: v.string(),
  /** When its last choice was made. */
  at: v.number(),
  /** Against whom a solo game was played. */
  rival: v.exactOptional(v.string()),
  seats: v.pipe(v.array(seatOutcome), v.readonly()),
})
export type Outcome = Readonly<v.InferOutput<typeof outcome>>

/** What is saved about a game beside the game itself: how it came out, or that it counts no more. */
export const remembered = v.union([
  v.object({ id: v.string(), outcome }),
  v.object({ id: v.string(), forgotten: v.literal(true) }),
])
export type Remembered = Readonly<v.InferOutput<typeof remembered>>
