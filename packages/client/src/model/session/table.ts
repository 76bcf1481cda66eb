import type { Game, GameEvent, LogEntry, View } from '@amalfi/engine'
import type { ReadonlySignal } from '@preact/signals'
import type { Question } from '../game/question.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'

/**
 * Gets new log entries before they are shown. After an undo or a jump in a replay the log does not
 * continue: then `isNew` is false.
 */
export type TableListener = (entries: readonly LogEntry[], isNew: boolean) => void

/** What the table components need of a game, which is played or replayed. */
export interface Table {
  readonly rules: GameRules
  readonly players: readonly Player[]
  /**
   * A full game that fits what the viewer knows; hidden cards are random. Previews and advice play on
   * it, up to the first card that is drawn or revealed.
   */
  readonly imagined: Game
  /** Increases with every change of the position. */
  readonly version: ReadonlySignal<number>
  /** What a person is asked now, or null. */
  readonly question: ReadonlySignal<Question | null>
  /** The bot that is to decide, or -1. */
  readonly thinking: ReadonlySignal<number>
  /** The person whose turn awaits confirmation, or -1. */
  readonly awaitingConfirm: ReadonlySignal<number>
  /** The person who is asked to open the curtain, or -1. */
  readonly nextViewer: ReadonlySignal<number>
  readonly over: ReadonlySignal<boolean>
  /** The whole log, as the viewer may see it. */
  readonly log: ReadonlySignal<readonly LogEntry[]>
  readonly events: ReadonlySignal<readonly GameEvent[]>
  /** A move was undone after hidden information was seen, so the result does not count. */
  readonly rewound: ReadonlySignal<boolean>
  readonly listeners: Set<TableListener>
  /** What the viewer may know. */
  view(): View
  choose(choice: number): Promise<void>
}
