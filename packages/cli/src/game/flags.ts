import { availableParallelism } from 'node:os'
import { HANDS, type Hands, PRINTINGS, RIVALS, type Seed, type Setup } from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import {
  integerFlag,
  oneOfFlag,
  switchFlag,
  textFlag,
  UsageError,
  type Values,
} from '../base/args.ts'
import { BUILT_IN, DEFAULT_GAME } from '../packs/built-in.ts'
import { GAME_NAMES, type GameRules } from './games.ts'

/** The flag for the language of the output. */
export const langFlag = oneOfFlag(LANGUAGES, 'en', 'language of the output')

export const jsonFlag = switchFlag('print the result as one JSON object')

/** A flag that takes a pack. `packOf` finds the pack. */
export const packFlag = <T extends string | undefined>(fallback: T, help: string) =>
  textFlag(
    'PACK',
    fallback,
    `${help}: ${Object.keys(BUILT_IN).join(', ')}, the hash of a pack that shipped, or a file`,
  )
export const gamePackFlag = packFlag(
  undefined,
  'the cards to play with (default: those of the game)',
)

export const botsFlag = (fallback: string, help: string) => textFlag('NAME[,NAME…]', fallback, help)

/** The flag of commands that distribute games over threads. */
export const threadsFlag = integerFlag(
  Math.min(availableParallelism(), 8),
  1,
  64,
  'number of threads',
)

/** The flags of all commands that set up a game. */
export const gameFlags = {
  game: oneOfFlag(GAME_NAMES, DEFAULT_GAME, 'which game to play'),
  players: integerFlag(4, 1, 4, 'number of players, 1 to 4'),
  hands: oneOfFlag(
    HANDS,
    undefined,
    'how starting hands are dealt (default: the standard way of the game)',
  ),
  pack: gamePackFlag,
  printing: oneOfFlag(PRINTINGS, 'english', 'edition of the cards'),
  rival: oneOfFlag(RIVALS, undefined, 'rival in a solo game (default: naples)'),
  bots: botsFlag('random', 'bots: one name for all seats, or one name per seat'),
}

/** The set-up that the flags describe. Seat 0 begins. */
export function setupFor(
  rules: GameRules,
  { players, hands, rival }: Pick<Values<typeof gameFlags>, 'players' | 'hands' | 'rival'>,
  seed: Seed,
): Setup & { readonly hands: Hands } {
  const { config } = rules.tables
  const [usual] = players === 1 ? config.soloHands : config.hands
  const setup = {
    players,
    hands: hands ?? usual,
    seed,
    first: 0,
    ...(rival === undefined ? {} : { rival }),
  }
  try {
    rules.newGame(setup)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
  return setup
}
