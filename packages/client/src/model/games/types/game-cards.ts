import type { GameName, Printing, Rules, Setup, Standing, Tables } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'

export type GameRules = Rules<Setup, Standing>

/** What a game is played with. Bots need nothing else of it. */
export interface GameCards {
  readonly name: GameName
  readonly pack: Pack
  readonly rules: (tables: Tables) => GameRules
  /** The printings that can be chosen; none where there is only one. */
  readonly printings: readonly Printing[]
}
