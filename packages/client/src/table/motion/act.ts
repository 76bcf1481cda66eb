import type { Player } from '../../model/players/player.ts'
import type { Act } from './cues.ts'
import type { Timing } from './ghost.ts'

/** Sets it going. */
export type Play = () => void

/**
 * An act in three steps, so that the page is measured before and after it changes, and only then
 * anything moves: what is called before the change gives what is called after it, which gives what
 * sets it going. Null, if there is nothing to be seen.
 */
export type Prepared = () => Play | null

export interface Staging {
  readonly players: readonly Player[]
  readonly timing: Timing
}

export type Prepare<Kind extends Act['do']> = (
  act: Extract<Act, { do: Kind }>,
  staging: Staging,
) => Prepared | null
