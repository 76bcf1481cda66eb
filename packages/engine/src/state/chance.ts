import { isSealedSeed, LOCKED_WORDS, nextSealed, sealedChance } from './sealed-chance.ts'
import type { Seed } from './seed.ts'

/**
 * State of a random generator (rng): xoshiro128**, four words of 32 bits. It uses only integers, so
 * it gives the same numbers on every machine. It must never change: a record stores a seed and choices,
 * so a change breaks every recorded game. Online games have a sealed generator (sealed-chance.ts),
 * whose state has another length.
 */
export type Chance = number[]

/** Length of the state of the plain generator. */
export const PLAIN_WORDS = 4

const GOLDEN = 0x9e3779b9

/** A generator for a seed that `faultOfSeed` accepts. */
export function seedChance(seed: Seed): Chance {
  if (typeof seed === 'number') return fromNumber(seed)
  return isSealedSeed(seed) ? sealedChance(seed) : fromText(seed)
}

/**
 * Unlocks the generator of a position of a sealed game. With its key it goes on where it was; with
 * any other seed, such as that of a player who continues from the position, it starts over. Other
 * generators stay as they are.
 */
export function unlockChance(chance: Chance, seed: Seed): Chance {
  if (chance.length !== LOCKED_WORDS) return chance
  return isSealedSeed(seed) ? sealedChance(seed, chance[0]) : seedChance(seed)
}

/** Uses splitmix32. Different numbers give different states. */
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
 * The 128 bits are the state. The first numbers are skipped, so that seeds that differ in one bit
 * give different cards. A step is reversible, so no bit is lost.
 */
function fromText(seed: string): Chance {
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0)
  // A state of zeros gives only zeros, so this seed gives the same as the seed of ones.
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words.fill(-1)
  for (let i = 0; i < MIXING; i++) next(words)
  return words
}

/** The next 32 bits, as a signed integer. */
export function next(chance: Chance): number {
  if (chance.length !== PLAIN_WORDS) return nextSealed(chance)
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

/** A random integer from 0 to n - 1. It draws again until the number is below n, so all are equally likely. */
export function randomBelow(chance: Chance, n: number): number {
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
    const j = randomBelow(chance, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}
