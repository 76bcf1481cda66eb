import type { Decision } from '@amalfi/engine'

/** What a person is asked. */
export interface Question {
  readonly seat: number
  readonly decision: Decision
  readonly choices: readonly number[]
  readonly options: readonly number[]
}
