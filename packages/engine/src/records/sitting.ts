import type { Rules } from '../kernel/rules.ts'
import { type GameEvent, isBarrier } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import type { GameRecord } from './record.ts'
import { recordChoice, replay } from './replay.ts'

/** Why something cannot be taken back: nothing was chosen, or something has been seen since. */
export type UndoFault = 'nothing' | 'barrier'

/** Something that happened, and after how many choices. */
export interface Told {
  readonly event: GameEvent
  readonly made: number
}

/** A choice that was made, and where the record stood before it. */
interface Move {
  readonly seat: number
  readonly choice: number
  readonly letters: number
}

/** A game being played, with its record: what was chosen, by whom, and how to take it back. */
export class Sitting<Setup> {
  readonly rules: Rules<Setup, unknown>
  private moves: Move[] = []
  private told: Told[] = []
  private heard = 0
  private log: GameRecord
  private readonly start: Game
  private position: Game

  /** Plays the record. */
  constructor(rules: Rules<Setup, unknown>, record: GameRecord) {
    this.rules = rules
    this.log = record
    const events: GameEvent[] = []
    let start: Game | undefined
    let before = 0
    this.position = replay(rules, record, events, (game, made, letters, seat, choice) => {
      start ??= rules.copy(game)
      if (seat >= 0) this.moves.push({ seat, choice, letters: before })
      before = letters
      this.hear(events, made)
    })
    this.start = start ?? this.position
  }

  private hear(events: GameEvent[], made: number): void {
    for (const event of events.splice(0)) this.told.push({ event, made })
  }

  get game(): Game {
    return this.position
  }

  get record(): GameRecord {
    return this.log
  }

  /** How many choices were made. */
  get made(): number {
    return this.moves.length
  }

  /** All that happened, from the beginning. */
  get story(): readonly Told[] {
    return this.told
  }

  choose(seat: number, choice: number): void {
    const { rules, log, position } = this
    const events: GameEvent[] = []
    const letters = log.choices.length
    const record = recordChoice(rules, log, position, seat, choice)
    rules.play(position, seat, choice, events)
    this.log = record
    this.moves.push({ seat, choice, letters })
    this.hear(events, this.made)
  }

  /** What happened since it was last asked. */
  news(): GameEvent[] {
    const news = this.told.slice(this.heard)
    this.heard = this.told.length
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
    return this.told.some((told) => told.made > made && isBarrier(told.event))
  }

  /**
   * Goes back to where so many choices had been made. Past what was drawn or revealed since it
   * goes only if `anywhere`.
   */
  backTo(made: number, anywhere = false): UndoFault | null {
    if (made < 0 || made >= this.made) return 'nothing'
    if (!anywhere && this.seenSince(made)) return 'barrier'
    this.log = { ...this.log, choices: this.log.choices.slice(0, this.moves[made].letters) }
    this.moves = this.moves.slice(0, made)
    this.told = this.told.filter((told) => told.made <= made)
    this.heard = this.told.length
    this.position = this.rules.copy(this.start)
    for (const { seat, choice } of this.moves) this.rules.play(this.position, seat, choice)
    return null
  }
}
