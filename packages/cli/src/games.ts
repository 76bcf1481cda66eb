import { type Printing, type Rules, renaissance, type Setup, type Standing } from '@amalfi/engine'
import { compile, type Pack } from '@amalfi/packs'
import { BUILT_IN, DEFAULT_PACK } from './packs/built-in.ts'
import { packOf } from './packs/read.ts'

/** The games that can be played here. */
export const GAMES = ['renaissance'] as const
export type GameName = (typeof GAMES)[number]

/** The rules of every game so far take this set-up and give these standings. */
export type GameRules = Rules<Setup, Standing>

const makers: Readonly<Record<GameName, (pack: Pack, printing: Printing) => GameRules>> = {
  renaissance: (pack, printing) => renaissance(compile(pack, { printing })),
}

export const rulesOf = (
  game: GameName,
  printing: Printing,
  pack: Pack = BUILT_IN[DEFAULT_PACK],
): GameRules => makers[game](pack, printing)

/** The rules that flags ask for; a pack that cannot be played is a failure with all its faults. */
export const rulesFrom = (flags: {
  readonly game: GameName
  readonly printing: Printing
  readonly pack: string
}): GameRules => rulesOf(flags.game, flags.printing, packOf(flags.pack))
