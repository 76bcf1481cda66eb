import type { Rules } from '../kernel/rules.ts'
import { type GameEvent, isBarrier } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import type { GameRecord } from './record.ts'
import { recordChoice, replay } from './replay.ts'

/** Why something cannot be taken back: nothing was chosen, or something has been seen since. */
export type UndoFault = 'nothing' | 'barrier'

/** Something that happened, and after how many choices. */
export interface LogEntry {
  readonly event: GameEvent
  readonly moveIndex: number
}

/** A choice that was made, and where the record stood before it. */
interface Move {
  readonly seat: number
  readonly choice: number
  readonly letters: number
}

/** A game being played, with its record: what was chosen, by whom, and how to take it back. */
export class RecordedGame<Setup> {
  readonly rules: Rules<Setup, unknown>
  private moves: Move[] = []
  private entries: LogEntry[] = []
  private reported = 0
  private currentRecord: GameRecord
  private readonly start: Game
  private position: Game

  /** Plays the record. */
  constructor(rules: Rules<Setup, unknown>, record: GameRecord) {
    this.rules = rules
    this.currentRecord = record
    const events: GameEvent[] = []
    let start: Game | undefined
    let before = 0
    this.position = replay(rules, record, events, (game, made, letters, seat, choice) => {
      start ??= rules.copy(game)
      if (seat >= 0) this.moves.push({ seat, choice, letters: before })
      before = letters
      this.addEntries(events, made)
    })
    this.start = start ?? this.position
  }

  private addEntries(events: GameEvent[], made: number): void {
    for (const event of events.splice(0)) this.entries.push({ event, moveIndex: made })
  }

  get game(): Game {
    return this.position
  }

  get record(): GameRecord {
    return this.currentRecord
  }

  /** How many choices were made. */
  get moveIndex(): number {
    return this.moves.length
  }

  /** All that happened, from the beginning. */
  get log(): readonly LogEntry[] {
    return this.entries
  }

  choose(seat: number, choice: number): void {
    const { rules, currentRecord, position } = this
    const events: GameEvent[] = []
    const letters = currentRecord.choices.length
    const record = recordChoice(rules, currentRecord, position, seat, choice)
    rules.play(position, seat, choice, events)
    this.currentRecord = record
    this.moves.push({ seat, choice, letters })
    this.addEntries(events, this.moveIndex)
  }

  /** What happened since it was last asked. */
  news(): GameEvent[] {
    const news = this.entries.slice(this.reported)
    this.reported = this.entries.length
    return news.map(({ event }) => event)
  }

  /** The choices in force since so many had been made. */
  movesSince(made: number): readonly { readonly seat: number; readonly choice: number }[] {
    return this.moves.slice(made).map(({ seat, choice }) => ({ seat, choice }))
  }

  /** After how many choices a seat of these last chose, or -1. */
  lastOf(seats: readonly number[]): number {
    return this.moves.findLastIndex(({ seat }) => seats.includes(seat))
  }

  /** Whether something was drawn or revealed since so many choices had been made. */
  seenSince(made: number): boolean {
    return this.entries.some((told) => told.moveIndex > made && isBarrier(told.event))
  }

  /**
   * Goes back to where so many choices had been made. Past what was drawn or revealed since it
   * goes only if `anywhere`.
   */
  backTo(made: number, anywhere = false): UndoFault | null {
    if (made < 0 || made >= this.moveIndex) return 'nothing'
    if (!anywhere && this.seenSince(made)) return 'barrier'
    this.currentRecord = {
      ...this.currentRecord,
      choices: this.currentRecord.choices.slice(0, this.moves[made].letters),
    }
    this.moves = this.moves.slice(0, made)
    this.entries = this.entries.filter((told) => told.moveIndex <= made)
    this.reported = this.entries.length
    this.position = this.rules.copy(this.start)
    for (const { seat, choice } of this.moves) this.rules.play(this.position, seat, choice)
    return null
  }
}
