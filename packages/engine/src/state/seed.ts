/**
 * What a game is dealt from. A number is what people type; 128 bits as 32 hexadecimal digits are
 * drawn for a game whose seed nobody typed, so that hidden cards cannot be found by trying seeds.
 */
export type Seed = number | string

const LONG = /^[0-9a-f]{32}$/
const SHOWN = 40

/** What is wrong with a seed, in words, or null. */
export function faultOfSeed(seed: unknown): string | null {
  if (typeof seed === 'string')
    return LONG.test(seed)
      ? null
      : `seed must be a whole number or a text of 32 digits 0-9 and a-f, not ${JSON.stringify(seed.slice(0, SHOWN))}`
  return Number.isSafeInteger(seed) && Number(seed) >= 0
    ? null
    : `seed must be a whole number from 0 to 2^53 - 1, not ${seed}`
}

/** The seed that somebody typed or pasted, or null if it is none. */
export function readSeed(typed: string): Seed | null {
  const text = typed.trim().toLowerCase()
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : text
  return faultOfSeed(seed) === null ? seed : null
}
