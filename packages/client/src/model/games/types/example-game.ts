import type { Setup } from '@amalfi/engine'

/** A recorded game in which every part of the table has something to show. */
export interface ExampleGame {
  readonly setup: Setup
  /** In the format of a record. */
  readonly choices: string
}
