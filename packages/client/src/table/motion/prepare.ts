import type { Player } from '../../model/players/player.ts'
import type { Movement } from './cues.ts'
import type { Timing } from './ghost.ts'

/** Starts an animation. */
export type Start = () => void

/** Measures the page after its change. Returns how to start the animation, or null if it shows nothing. */
export type MeasureAgain = () => Start | null

/** What every movement needs to know. */
export interface MovementContext {
  readonly players: readonly Player[]
  readonly timing: Timing
}

/**
 * Measures the page before its change. An animation has three steps, so that all measuring is done
 * before anything moves: `Prepare` before the change, `MeasureAgain` after it, then `Start`.
 */
export type Prepare<Kind extends Movement['do']> = (
  movement: Extract<Movement, { do: Kind }>,
  context: MovementContext,
) => MeasureAgain | null
