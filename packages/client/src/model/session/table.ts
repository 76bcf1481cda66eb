import type { Game, GameEvent, LogEntry, View } from '@amalfi/engine'
import type { ReadonlySignal } from '@preact/signals'
import type { Question } from '../game/question.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'

/**
 * Hears what happens before it is shown. Where the log does not go on, after an undo or a leap in a
 * replay, nothing is new: `isNew` is false.
 */
export type Watch = (entries: readonly LogEntry[], isNew: boolean) => void

/** All that a sheet shows of a game and asks in it: one that is played, or one that is replayed. */
export interface Table {
  readonly rules: GameRules
  readonly players: readonly Player[]
  /**
   * A full game that the person who looks could believe in: what they may not know is made up.
   * Previews and advice play on it, and stop where something is drawn or revealed.
   */
  readonly imagined: Game
  /** Counts up with every change of the position. */
  readonly version: ReadonlySignal<number>
  /** What a person is asked now, or null. */
  readonly question: ReadonlySignal<Question | null>
  /** The bot that thinks, or -1. */
  readonly thinking: ReadonlySignal<number>
  /** The person whose turn has ended and waits to be confirmed, or -1. */
  readonly awaitingConfirm: ReadonlySignal<number>
  /** The person who is asked to come to a table that several share, or -1. */
  readonly awaited: ReadonlySignal<number>
  readonly over: ReadonlySignal<boolean>
  /** All that happened from the beginning, as whoever looks may see it. */
  readonly log: ReadonlySignal<readonly LogEntry[]>
  readonly events: ReadonlySignal<readonly GameEvent[]>
  /** Something seen was taken back: the result is no longer like any other. */
  readonly rewound: ReadonlySignal<boolean>
  readonly watchers: Set<Watch>
  /** What whoever looks may know. */
  view(): View
  choose(choice: number): Promise<void>
}
