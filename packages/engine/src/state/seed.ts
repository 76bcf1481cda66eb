import { isSealedSeed } from './sealed-chance.ts'

/**
 * The seed of a game. People type a number. If nobody types one, the caller draws 128 bits, written
 * as 32 hexadecimal digits, so that hidden cards cannot be found by trying seeds. 64 digits are the key
 * of a sealed generator, for online games.
 */
export type Seed = number | string

const LONG_SEED = /^[0-9a-f]{32}$/
const MAX_SHOWN = 40

/** What is wrong with a seed, for an error message; null if it is valid. */
export function faultOfSeed(seed: unknown): string | null {
  if (isSealedSeed(seed)) return null
  if (typeof seed === 'string')
    return LONG_SEED.test(seed)
      ? null
      : `seed must be a whole number or 32 or 64 digits 0-9 and a-f, not ${JSON.stringify(seed.slice(0, MAX_SHOWN))}`
  return Number.isSafeInteger(seed) && Number(seed) >= 0
    ? null
    : `seed must be a whole number from 0 to 2^53 - 1, not ${seed}`
}

/** Reads a seed that somebody typed or pasted; null if it is not valid. Nobody types the key of a sealed generator. */
export function readSeed(typed: string): Seed | null {
  const text = typed.trim().toLowerCase()
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : text
  return faultOfSeed(seed) === null && !isSealedSeed(seed) ? seed : null
}
