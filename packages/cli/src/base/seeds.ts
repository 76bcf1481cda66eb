import { readSeed, type Seed } from '@amalfi/engine'
import { type Flag, integerFlag, quoted, UsageError } from './args.ts'

/** The largest numeric seed. It leaves room to count up for further games. */
const MAX_SEED = 9_000_000_000_000_000
const LONG_SEEDS = 2n ** 128n

/** A flag with a numeric seed. */
export const numberSeedFlag = (help: string) => integerFlag(undefined, 0, MAX_SEED, help)

/** A flag with a numeric seed, or the long random seed of an earlier game. */
export function seedFlag(help: string): Flag<Seed | undefined> {
  const number = numberSeedFlag(help)
  return {
    ...number,
    valueName: 'SEED',
    read(text) {
      const seed = readSeed(text)
      if (typeof seed === 'string') return seed
      if (!/^\d+$/.test(text))
        throw new UsageError(
          `must be a whole number or 32 hexadecimal digits, not ${quoted(text.slice(0, 40))}`,
        )
      return number.read(text)
    },
  }
}

/** The seed of the n-th game after the first. Both kinds of seeds count up. */
export function seedAfter(first: Seed, n: number): Seed {
  if (typeof first === 'number') return first + n
  const next = (BigInt(`0x${first}`) + BigInt(n)) % LONG_SEEDS
  return next.toString(16).padStart(first.length, '0')
}
