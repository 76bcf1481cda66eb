import type { Setup } from '@amalfi/engine'

/** A recorded game in which every part of the table has something to show. */
export interface ExampleGame {
  readonly setup: Setup
  /** As a record has them. */
  readonly choices: string
}
