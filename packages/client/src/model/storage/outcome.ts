import type { SavedStanding } from '@amalfi/session'
import * as v from 'valibot'
import { savedPlayer } from '../players/player.ts'

const periods = v.pipe(v.array(v.number()), v.readonly())

/** What a seat got out of a game. */
const reached = v.object({
  score: v.number(),
  /** From 1; those who are tied share a place. */
  place: v.number(),
  /** Alone: from 1, or 0 if the game was lost. */
  rank: v.exactOptional(v.number()),
  /** By source; null where the record tells it no more, since the rules have changed. */
  points: v.nullable(v.pipe(v.record(v.string(), v.number()), v.readonly())),
  /**
   * By source, and for each by period, I to IV and after the last of them. Results saved before this
   * was saved have none.
   */
  pointsByPeriod: v.exactOptional(v.pipe(v.record(v.string(), periods), v.readonly())),
})
export type Reached = Readonly<v.InferOutput<typeof reached>>

const seatOutcome = v.object({ ...savedPlayer.entries, ...reached.entries })
export type SeatOutcome = Readonly<v.InferOutput<typeof seatOutcome>>

/** How a game came out. It is saved when the game ends, and stays when the game is deleted. */
export const outcome = v.object({
  /** That of the game. */
  id: v.string(),
  /** Which game it was, as its record names it. */
  game: v.string(),
  /** When its last choice was made. */
  at: v.number(),
  /** Of the rules, and of the cards. Results saved before this was saved have neither. */
  version: v.exactOptional(v.number()),
  hash: v.exactOptional(v.string()),
  /** Against whom a solo game was played. */
  rival: v.exactOptional(v.string()),
  /** With the level of each bot. */
  seats: v.pipe(v.array(seatOutcome), v.readonly()),
})
export type Outcome = Readonly<v.InferOutput<typeof outcome>>

/** What is saved about a game beside the game itself: how it came out, or that it counts no more. */
export const remembered = v.union([
  v.object({ id: v.string(), outcome }),
  v.object({ id: v.string(), forgotten: v.literal(true) }),
])
export type Remembered = Readonly<v.InferOutput<typeof remembered>>

/** How the seats stood at the end. */
export const standingsIn = ({ seats }: Outcome): SavedStanding[] =>
  seats.map(({ score, place, rank }, seat) => ({
    seat,
    score,
    place,
    ...(rank === undefined ? {} : { rank }),
  }))
