import { type Game, type GameEvent, type GameRecord, type LogEntry, replay } from '@amalfi/engine'
import type { GameRules } from '../game/rules.ts'

/** A choice that was made. */
export interface Move {
  readonly seat: number
  readonly choice: number
}

/** A recorded game, position by position. */
export interface ReplayTimeline {
  /** By step: how many choices were made. */
  readonly positions: readonly Game[]
  /** By step: how long the choices of the record are. */
  readonly recordLengths: readonly number[]
  /** The choices between the positions. */
  readonly moves: readonly Move[]
  readonly log: readonly LogEntry[]
}

/** Replays a record and saves every position; throws a RecordError if it cannot be played. */
export function replayTimelineOf(rules: GameRules, record: GameRecord): ReplayTimeline {
  const positions: Game[] = []
  const recordLengths: number[] = []
  const moves: Move[] = []
  const log: LogEntry[] = []
  const events: GameEvent[] = []
  replay(rules, record, events, (game, moveIndex, recordLength, seat, choice) => {
    positions.push(rules.copy(game))
    recordLengths.push(recordLength)
    if (seat >= 0) moves.push({ seat, choice })
    for (const event of events.splice(0)) log.push({ event, moveIndex: moveIndex })
  })
  return { positions, recordLengths, moves, log }
}
