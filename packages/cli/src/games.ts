import {
  GAMES,
  type GameName,
  type Printing,
  type Rules,
  type Setup,
  type Standing,
} from '@amalfi/engine'
import { compile, type Pack } from '@amalfi/packs'
import { UsageError } from './args.ts'
import { USUAL } from './packs/built-in.ts'
import { packOf } from './packs/read.ts'

/** The games that can be played here. */
export const GAME_NAMES = Object.keys(GAMES) as GameName[]

/** The rules of every game take this set-up and give these standings. */
export type GameRules = Rules<Setup, Standing>

export const rulesOf = (game: GameName, printing: Printing, pack: Pack = USUAL[game]): GameRules =>
  GAMES[game](compile(pack, { printing }))

interface GameFlags {
  readonly game: GameName
  readonly printing: Printing
  readonly pack: string | undefined
}

/** The cards that flags ask for; a pack that cannot be played is a failure with all its faults. */
export function packFrom({ game, pack }: Pick<GameFlags, 'game' | 'pack'>): Pack {
  if (pack === undefined) return USUAL[game]
  const found = packOf(pack)
  if (found.game !== game)
    throw new UsageError(`--pack: these are cards for --game ${found.game}, not ${game}`)
  return found
}

export const rulesFrom = (flags: GameFlags): GameRules =>
  rulesOf(flags.game, flags.printing, packFrom(flags))
