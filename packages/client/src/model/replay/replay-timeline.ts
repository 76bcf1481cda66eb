import { type Game, type GameEvent, type GameRecord, type LogEntry, replay } from '@amalfi/engine'
import type { GameRules } from '../game/rules.ts'

/** A choice that was made. */
export interface Move {
  readonly seat: number
  readonly choice: number
}

/** A recorded game, position by position. */
export interface ReplayTimeline {
  /** By how many choices were made. */
  readonly positions: readonly Game[]
  /** How long the choices of the record are there. */
  readonly letters: readonly number[]
  /** One less than positions. */
  readonly moves: readonly Move[]
  readonly story: readonly LogEntry[]
}

/** Plays a record and remembers all of it; throws a RecordError if it cannot be played. */
export function replayTimelineOf(rules: GameRules, record: GameRecord): ReplayTimeline {
  const positions: Game[] = []
  const letters: number[] = []
  const moves: Move[] = []
  const story: LogEntry[] = []
  const events: GameEvent[] = []
  replay(rules, record, events, (game, made, at, seat, choice) => {
    positions.push(rules.copy(game))
    letters.push(at)
    if (seat >= 0) moves.push({ seat, choice })
    for (const event of events.splice(0)) story.push({ event, moveIndex: made })
  })
  return { positions, letters, moves, story }
}
