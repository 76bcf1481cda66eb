/**
 * The one source of chance: xoshiro128**, seeded by splitmix32. Integers only, the same on every
 * machine. Frozen for ever: a record is a seed and choices, so a change here breaks every game.
 */
export type Chance = number[]

const GOLDEN = 0x9e3779b9

/** A generator from a seed, a whole number from 0 to 2^53 - 1; no two seeds give the same. */
export function seedChance(seed: number): Chance {
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
