import { type Chance, type Seed, seedChance, sha256 } from '@amalfi/engine'

const BYTES = 16
const DIGITS = 2 * BYTES

/** An unpredictable 128-bit seed for a game or its bots, in the hex form that the engine expects. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Makes the random generator for the bot of a seat. A caller that wants a new generator for each
 * move also passes the number of moves made so far.
 */
export type BotChances = (seat: number, move?: number) => Chance

/**
 * The generators for the bots of a game. With a seed typed by the user they are derived from its
 * hash: runs can be repeated, but no bot has the generator that deals the cards. Without such a seed
 * they are unpredictable.
 */
export function botChances(typed: Seed | undefined): BotChances {
  const seed = typed ?? newSeed()
  return (seat, move = 0) =>
    seedChance(sha256(`amalfi bot ${seed} seat ${seat} move ${move}`).slice(0, DIGITS))
}

/** The seed of a record if the user typed it. Typed seeds are numbers, generated ones are strings. */
export const typedSeed = (seed: Seed | undefined): number | undefined =>
  typeof seed === 'number' ? seed : undefined
