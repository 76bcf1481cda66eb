import type { Seed } from './seed.ts'

/**
 * The one source of chance: xoshiro128**, its state four words of 32 bits. Integers only, the same
 * on every machine. Frozen for ever: a record is a seed and choices, so a change here breaks every
 * game.
 */
export type Chance = number[]

const GOLDEN = 0x9e3779b9

/** A generator from a seed that `faultOfSeed` accepts. */
export const seedChance = (seed: Seed): Chance =>
  typeof seed === 'number' ? fromNumber(seed) : fromText(seed)

/** By splitmix32. No two numbers give the same state. */
function fromNumber(seed: number): Chance {
  let low = (seed % 0x100000000) | 0
  const high = Math.floor(seed / 0x100000000) | 0
  const splitmix = (): number => {
    low = (low + GOLDEN) | 0
    let z = low
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  const words = [splitmix(), splitmix(), splitmix(), splitmix()]
  words[0] ^= high
  words[2] ^= Math.imul(high, GOLDEN)
  // The state must not be all zero.
  words[3] |= 1
  return words
}

const MIXING = 64

/**
 * The 128 bits are the state itself. The first numbers are thrown away, so that seeds that differ
 * in one bit are far apart when the first card is dealt. A step can be undone, so no bit is lost.
 */
function fromText(seed: string): Chance {
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0)
  // From zeros only zeros would follow: that seed is dealt like the one of ones only.
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words.fill(-1)
  for (let i = 0; i < MIXING; i++) next(words)
  return words
}

/** The next 32 bits, as a signed whole number. */
export function next(chance: Chance): number {
  const a = chance[0]
  const b = chance[1]
  const x = Math.imul(b, 5)
  const c = chance[2] ^ a
  const d = chance[3] ^ b
  chance[0] = a ^ d
  chance[1] = b ^ c
  chance[2] = c ^ (b << 9)
  chance[3] = (d << 11) | (d >>> 21)
  return Math.imul((x << 7) | (x >>> 25), 9)
}

/** A whole number from 0 to n - 1, each as likely as the other: bits until they are small enough. */
export function below(chance: Chance, n: number): number {
  if (n <= 1) return 0
  const mask = -1 >>> Math.clz32(n - 1)
  for (;;) {
    const x = next(chance) & mask
    if (x < n) return x
  }
}

/** Shuffles in place. */
export function shuffle(chance: Chance, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}
