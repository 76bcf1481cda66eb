import type { GameEvent } from '../core/event.ts'
import type { Game } from '../core/game.ts'
import type { Rules } from '../core/rules.ts'
import type { GameRecord } from './record.ts'
import { lastBarrier, recordChoice, replay, undo } from './replay.ts'

/** Why something cannot be taken back: nothing was chosen, or something has been seen since. */
export type UndoFault = 'nothing' | 'barrier'

/** A game being played, with its record: what was chosen, by whom, and how to take it back. */
export class Sitting<Setup> {
  readonly rules: Rules<Setup, unknown>
  private readonly events: GameEvent[] = []
  /** The seat of every choice so far. */
  private seats: number[] = []
  private log: GameRecord
  private position: Game

  constructor(rules: Rules<Setup, unknown>, record: GameRecord) {
    this.rules = rules
    this.log = record
    this.position = replay(rules, record, this.events, (_game, _made, _letters, seat) => {
      if (seat >= 0) this.seats.push(seat)
    })
  }

  get game(): Game {
    return this.position
  }

  get record(): GameRecord {
    return this.log
  }

  /** How many choices were made. */
  get made(): number {
    return this.seats.length
  }

  choose(seat: number, choice: number): void {
    const record = recordChoice(this.rules, this.log, this.position, seat, choice)
    this.rules.play(this.position, seat, choice, this.events)
    this.log = record
    this.seats.push(seat)
  }

  /** What happened since it was last asked. */
  news(): GameEvent[] {
    return this.events.splice(0)
  }

  /** After how many choices a seat of these last chose, or -1. */
  lastOf(seats: readonly number[]): number {
    return this.seats.findLastIndex((seat) => seats.includes(seat))
  }

  /**
   * Goes back to where so many choices had been made. Past what was drawn or revealed since it
   * goes only if `anywhere`.
   */
  backTo(made: number, anywhere = false): UndoFault | null {
    if (made < 0 || made >= this.made) return 'nothing'
    if (!anywhere && lastBarrier(this.rules, this.log) > made) return 'barrier'
    const back = undo(this.rules, this.log, this.made - made)
    this.log = back.record
    this.position = back.game
    this.seats = this.seats.slice(0, made)
    this.events.length = 0
    return null
  }
}
