import type { Decision } from '@amalfi/engine'

/** A decision that a person must make, with all legal choices and optional actions. */
export interface Question {
  readonly seat: number
  readonly decision: Decision
  readonly choices: readonly number[]
  readonly options: readonly number[]
}
