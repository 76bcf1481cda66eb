import type { ReadonlySignal } from '@preact/signals'
import type { Outcome } from '../storage/outcome.ts'
import type { LessonState } from './lesson-state.ts'
import type { TableSession } from './table-session.ts'

/** A game that is played at a table, on this device or across the network. */
export interface PlayedGame {
  readonly session: TableSession
  readonly lesson: LessonState
  /** Whether a bot has been thinking for a while. */
  readonly thinking: ReadonlySignal<boolean>
  /** The first move that the current rules cannot replay, or null. */
  readonly lostFrom: number | null
  /** The outcome, if the game was finished when it was opened. */
  readonly outcome: Outcome | null
  /** Resolves when all changes are saved. */
  whenSaved(): Promise<void>
}
