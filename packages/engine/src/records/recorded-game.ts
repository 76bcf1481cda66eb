import type { Rules } from '../kernel/rules.ts'
import { type GameEvent, isBarrier } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import type { GameRecord } from './record.ts'
import { recordChoice, replay } from './replay.ts'

/** Why an undo is refused: there is no move to undo, or it would undo a draw or reveal. */
export type UndoFault = 'nothing' | 'barrier'

/** One event of a game, and the move that caused it. Log, replay and animation read these. */
export interface LogEntry {
  readonly event: GameEvent
  /** 1 for the events of the first move; 0 for those of the set-up. */
  readonly moveIndex: number
}

/** A choice that was played. */
interface Move {
  readonly seat: number
  readonly choice: number
  /** Length of the record's choices before this move; undo cuts the record here. */
  readonly recordLength: number
}

/** A game in progress together with its record and log. Play moves with `choose`, undo with `undoTo`. */
export class RecordedGame<Setup> {
  readonly rules: Rules<Setup, unknown>
  private moves: Move[] = []
  private entries: LogEntry[] = []
  private reported = 0
  private currentRecord: GameRecord
  private readonly start: Game
  private position: Game

  /** Replays the record, so the game stands where the record ends. */
  constructor(rules: Rules<Setup, unknown>, record: GameRecord) {
    this.rules = rules
    this.currentRecord = record
    const events: GameEvent[] = []
    let start: Game | undefined
    let before = 0
    this.position = replay(rules, record, events, (game, moveCount, recordLength, seat, choice) => {
      start ??= rules.copy(game)
      if (seat >= 0) this.moves.push({ seat, choice, recordLength: before })
      before = recordLength
      this.addEntries(events, moveCount)
    })
    this.start = start ?? this.position
  }

  private addEntries(events: GameEvent[], moveIndex: number): void {
    for (const event of events.splice(0)) this.entries.push({ event, moveIndex })
  }

  /** The current position. Do not play on it; use `choose`. */
  get game(): Game {
    return this.position
  }

  /** The record of the game so far, ready to be stored. */
  get record(): GameRecord {
    return this.currentRecord
  }

  /** How many moves have been played. */
  get moveCount(): number {
    return this.moves.length
  }

  /** Every event since the beginning of the game. */
  get log(): readonly LogEntry[] {
    return this.entries
  }

  /** Plays a legal choice and adds it to the record and the log. */
  choose(seat: number, choice: number): void {
    const { rules, currentRecord, position } = this
    const events: GameEvent[] = []
    const recordLength = currentRecord.choices.length
    const record = recordChoice(rules, currentRecord, position, seat, choice)
    rules.play(position, seat, choice, events)
    this.currentRecord = record
    this.moves.push({ seat, choice, recordLength })
    this.addEntries(events, this.moveCount)
  }

  /** The events since the last call. */
  newEvents(): GameEvent[] {
    const unreported = this.entries.slice(this.reported)
    this.reported = this.entries.length
    return unreported.map(({ event }) => event)
  }

  /** The moves after the first `moveCount` ones. */
  movesSince(moveCount: number): readonly { readonly seat: number; readonly choice: number }[] {
    return this.moves.slice(moveCount).map(({ seat, choice }) => ({ seat, choice }))
  }

  /** The index of the last move by one of these seats, or -1. */
  lastMoveBy(seats: readonly number[]): number {
    return this.moves.findLastIndex(({ seat }) => seats.includes(seat))
  }

  /** Whether a card was drawn or revealed after the first `moveCount` moves. */
  barrierSince(moveCount: number): boolean {
    return this.entries.some((entry) => entry.moveIndex > moveCount && isBarrier(entry.event))
  }

  /** Keeps the first `moveCount` moves and undoes the rest. Undoes a draw or reveal only with `pastBarriers`. */
  undoTo(moveCount: number, pastBarriers = false): UndoFault | null {
    if (moveCount < 0 || moveCount >= this.moveCount) return 'nothing'
    if (!pastBarriers && this.barrierSince(moveCount)) return 'barrier'
    this.currentRecord = {
      ...this.currentRecord,
      choices: this.currentRecord.choices.slice(0, this.moves[moveCount].recordLength),
    }
    this.moves = this.moves.slice(0, moveCount)
    this.entries = this.entries.filter((entry) => entry.moveIndex <= moveCount)
    this.reported = this.entries.length
    this.position = this.rules.copy(this.start)
    for (const { seat, choice } of this.moves) this.rules.play(this.position, seat, choice)
    return null
  }
}
