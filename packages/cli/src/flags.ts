import { HANDS, PRINTINGS, RIVALS, type Setup } from '@amalfi/engine'
import { LANGUAGES } from '@amalfi/packs'
import { count, isSwitch, oneOf, text, UsageError, type Values } from './args.ts'
import { GAMES, type GameRules } from './games.ts'
import { BUILT_IN, DEFAULT_PACK } from './packs/built-in.ts'

/** A seed leaves room for the games after the first, which count up from it. */
const MAX_SEED = 9_000_000_000_000_000

/** The language of everything that is told. */
export const langFlag = oneOf(LANGUAGES, 'en', 'the language')

export const json = isSwitch('the answer as one JSON object')
export const seedFlag = (help: string) => count(undefined, 0, MAX_SEED, help)

/** What `--pack` takes; `packOf` finds it. */
export const packFlag = <T extends string | undefined>(otherwise: T, help: string) =>
  text('PACK', otherwise, `${help}: ${Object.keys(BUILT_IN).join(', ')}, or a file`)
export const playedPack = packFlag(DEFAULT_PACK, 'the cards')

/** What every command that sets up a game takes. */
export const gameFlags = {
  game: oneOf(GAMES, 'renaissance', 'which game'),
  players: count(4, 1, 4, 'how many play, 1 to 4'),
  hands: oneOf(HANDS, 'packs', 'how starting hands are dealt'),
  pack: playedPack,
  printing: oneOf(PRINTINGS, 'english', 'the printing of the cards'),
  rival: oneOf(RIVALS, undefined, 'the rival of a game for one (naples if left out)'),
  bots: text('NAME[,NAME…]', 'random', 'the bots: one for all seats, or one a seat'),
}

/** The set-up that the flags ask for; seat 0 begins. */
export function setupFor(
  rules: GameRules,
  { players, hands, rival }: Pick<Values<typeof gameFlags>, 'players' | 'hands' | 'rival'>,
  seed: number,
): Setup {
  const setup = { players, hands, seed, first: 0, ...(rival === undefined ? {} : { rival }) }
  try {
    rules.newGame(setup)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message)
    throw error
  }
  return setup
}
