import {
  GAMES,
  type GameName,
  type GameRecord,
  PRINTINGS,
  type Printing,
  type Rules,
  type Setup,
  type Standing,
} from '@amalfi/engine'
import { compile, type Pack } from '@amalfi/packs'
import { UsageError } from '../base/args.ts'
import { Failure } from '../base/command.ts'
import { DEFAULT_PACKS } from '../packs/built-in.ts'
import { packOf } from '../packs/read.ts'

/** The games that can be played here. */
export const GAME_NAMES = Object.keys(GAMES) as GameName[]

/** The rules of either game. */
export type GameRules = Rules<Setup, Standing>

export const rulesOf = (
  game: GameName,
  printing: Printing,
  pack: Pack = DEFAULT_PACKS[game],
): GameRules => GAMES[game](compile(pack, { printing }))

interface GameFlags {
  readonly game: GameName
  readonly printing: Printing
  readonly pack: string | undefined
}

/**
 * The cards that the flags name. A pack that cannot be played is a failure that lists all faults.
 */
export async function packFrom({ game, pack }: Pick<GameFlags, 'game' | 'pack'>): Promise<Pack> {
  if (pack === undefined) return DEFAULT_PACKS[game]
  const found = await packOf(pack)
  if (found.game !== game)
    throw new UsageError(`--pack: these cards are for --game ${found.game}, not ${game}`)
  return found
}

export const rulesFrom = async (flags: GameFlags): Promise<GameRules> =>
  rulesOf(flags.game, flags.printing, await packFrom(flags))

/** The rules that a record names. Its replay checks the rest. */
export function rulesForRecord(record: GameRecord, pack: Pack): GameRules {
  const game = GAME_NAMES.find((name) => name === record.game)
  if (game === undefined) throw new Failure(`game: the record is of an unknown game`)
  const printing = PRINTINGS.find((name) => name === record.printing)
  if (printing === undefined) throw new Failure(`printing: the record is of an unknown printing`)
  return rulesOf(game, printing, pack)
}
