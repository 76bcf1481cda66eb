import { type Printing, type Rules, renaissance, type Setup, type Standing } from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'

/** The games that can be played here. */
export const GAMES = ['renaissance'] as const
export type GameName = (typeof GAMES)[number]

/** The rules of every game so far take this set-up and give these standings. */
export type GameRules = Rules<Setup, Standing>

const makers: Readonly<Record<GameName, (printing: Printing) => GameRules>> = {
  renaissance: (printing) => renaissance(compile(trialPack, { printing })),
}

export const rulesOf = (game: GameName, printing: Printing): GameRules => makers[game](printing)
