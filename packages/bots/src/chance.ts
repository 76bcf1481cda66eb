import { type Chance, type Seed, seedChance, sha256 } from '@amalfi/engine'

const BYTES = 16
const DIGITS = 2 * BYTES

/** A seed that nobody can guess, for a game or its bots: 128 bits, as the engine takes them. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The generator for the bot of a seat; `move` counts the choices made before, if it is new at each. */
export type BotChances = (seat: number, move?: number) => Chance

/**
 * The generators of a game's bots. From a typed seed they come by a hash, so that runs repeat and
 * yet no bot shares the generator that deals the cards. Without one nobody can foresee them.
 */
export function botChances(typed: Seed | undefined): BotChances {
  const seed = typed ?? newSeed()
  return (seat, move = 0) =>
    seedChance(sha256(`amalfi bot ${seed} seat ${seat} move ${move}`).slice(0, DIGITS))
}

/** The seed of a record if somebody typed it: long ones are drawn, numbers are not. */
export const typedSeed = (seed: Seed | undefined): number | undefined =>
  typeof seed === 'number' ? seed : undefined
