import type { SavedStanding } from '@amalfi/session'
import * as v from 'valibot'
import { savedPlayer } from '../players/player.ts'

const periods = v.pipe(v.array(v.number()), v.readonly())

/** The score of a seat in a finished game. */
const seatScore = v.object({
  score: v.number(),
  /** From 1; those who are tied share a place. */
  place: v.number(),
  /** In a solo game: from 1, or 0 if it was lost. */
  rank: v.exactOptional(v.number()),
  /** By source; null if the record cannot be replayed any more, since the rules have changed. */
  points: v.nullable(v.pipe(v.record(v.string(), v.number()), v.readonly())),
  /**
   * By source, and for each by period, I to IV and after the last of them. Older outcomes have
   * none.
   */
  pointsByPeriod: v.exactOptional(v.pipe(v.record(v.string(), periods), v.readonly())),
})
/** The score of a seat, without its player. */
export type SeatScore = Readonly<v.InferOutput<typeof seatScore>>

const seatOutcome = v.object({ ...savedPlayer.entries, ...seatScore.entries })
/** The score of a seat and its player. */
export type SeatOutcome = Readonly<v.InferOutput<typeof seatOutcome>>

/** The outcome of a game. It is saved when the game ends, and stays when the game is deleted. */
export const outcome = v.object({
  /** The id of the game. */
  id: v.string(),
  /** Which game it was, as its record names it. */
  game: v.string(),
  /** When its last choice was made. */
  at: v.number(),
  /** The version of the rules and the hash of the cards; older outcomes have neither. */
  version: v.exactOptional(v.number()),
  hash: v.exactOptional(v.string()),
  /** The rival of a solo game. */
  rival: v.exactOptional(v.string()),
  /** With the level of each bot. */
  seats: v.pipe(v.array(seatOutcome), v.readonly()),
})
/** The outcome of a game, for the statistics. */
export type Outcome = Readonly<v.InferOutput<typeof outcome>>

/** A row of the statistics: the outcome of a deleted game, or a game that no longer counts. */
export const statisticsRow = v.union([
  v.object({ id: v.string(), outcome }),
  v.object({ id: v.string(), forgotten: v.literal(true) }),
])
/** A row of the database of the statistics. */
export type StatisticsRow = Readonly<v.InferOutput<typeof statisticsRow>>

/** The standings at the end of the game. */
export const standingsOf = ({ seats }: Outcome): SavedStanding[] =>
  seats.map(({ score, place, rank }, seat) => ({
    seat,
    score,
    place,
    ...(rank === undefined ? {} : { rank }),
  }))
