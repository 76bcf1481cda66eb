import type { GameName, Printing, Rules, Setup, Standing, Tables } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'

/** The rules of a game with its cards; the same type for both games. */
export type GameRules = Rules<Setup, Standing>

/** What a game is played with. Bots need nothing else of it. */
export interface GameCards {
  readonly name: GameName
  readonly pack: Pack
  readonly rules: (tables: Tables) => GameRules
  /** The printings that can be chosen; empty if there is only one. */
  readonly printings: readonly Printing[]
}
