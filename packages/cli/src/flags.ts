import { availableParallelism } from 'node:os'
import { HANDS, PRINTINGS, RIVALS, type Seed, type Setup } from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { integerFlag, oneOfFlag, switchFlag, textFlag, UsageError, type Values } from './args.ts'
import { GAME_NAMES, type GameRules } from './games.ts'
import { BUILT_IN, DEFAULT_GAME } from './packs/built-in.ts'

/** The language of everything that is told. */
export const langFlag = oneOfFlag(LANGUAGES, 'en', 'the language')

export const jsonFlag = switchFlag('the answer as one JSON object')

/** What `--pack` takes; `packOf` finds it. */
export const packFlag = <T extends string | undefined>(otherwise: T, help: string) =>
  textFlag(
    'PACK',
    otherwise,
    `${help}: ${Object.keys(BUILT_IN).join(', ')}, the hash of a pack that shipped, or a file`,
  )
export const gamePackFlag = packFlag(undefined, 'the cards (those of the game if left out)')

export const botsFlag = (otherwise: string, help: string) =>
  textFlag('NAME[,NAME…]', otherwise, help)

/** Of commands that share their games out. */
export const threadsFlag = integerFlag(
  Math.min(availableParallelism(), 8),
  1,
  64,
  'threads that share the games',
)

/** What every command that sets up a game takes. */
export const gameFlags = {
  game: oneOfFlag(GAME_NAMES, DEFAULT_GAME, 'which game'),
  players: integerFlag(4, 1, 4, 'how many play, 1 to 4'),
  hands: oneOfFlag(HANDS, undefined, 'how starting hands are dealt (the usual way if left out)'),
  pack: gamePackFlag,
  printing: oneOfFlag(PRINTINGS, 'english', 'the printing of the cards'),
  rival: oneOfFlag(RIVALS, undefined, 'the rival of a game for one (naples if left out)'),
  bots: botsFlag('random', 'the bots: one for all seats, or one a seat'),
}

/** The set-up that the flags ask for; seat 0 begins. */
export function setupFor(
  rules: GameRules,
  { players, hands, rival }: Pick<Values<typeof gameFlags>, 'players' | 'hands' | 'rival'>,
  seed: Seed,
): Setup {
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
