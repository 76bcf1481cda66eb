import type { GameName, Printing, Rules, Setup, Standing, Tables } from '@amalfi/engine'
import type { Pack } from '@amalfi/packs'

/** The rules of a game with its cards; the same type for both games. */
export type GameRules = Rules<Setup, Standing>

/** A game without its presentation: name, card pack, rules and printings. Enough to run bots. */
export interface GameDefinition {
  readonly name: GameName
  readonly pack: Pack
  readonly rules: (tables: Tables) => GameRules
  /** The printings that can be chosen; empty if there is only one. */
  readonly printings: readonly Printing[]
}
