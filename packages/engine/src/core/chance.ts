/**
 * The one source of chance: xoshiro128**, seeded by splitmix32. Integers only, the same on every
 * machine. Frozen for ever: a record is a seed and choices, so a change here breaks every game.
 */
export type Chance = number[]

/** A generator from a seed, a whole number from 0 to 2^53 - 1. */
export function seedChance(seed: number): Chance {
  let low = (seed % 0x100000000) | 0
  const high = Math.floor(seed / 0x100000000) | 0
  const splitmix = (): number => {
    low = (low + 0x9e3779b9) | 0
    let z = low ^ high
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  // `| 1` in one word: the state must not be all zero.
  return [splitmix(), splitmix(), splitmix(), splitmix() | 1]
}

/** The next 32 bits, as a whole number from 0 to 2^32 - 1. */
export function next(chance: Chance): number {
  const [a, b, c, d] = chance as [number, number, number, number]
  const x = Math.imul(b, 5)
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
  const t = b << 9
  const c1 = c ^ a
  const d1 = d ^ b
  chance[1] = b ^ c1
  chance[0] = a ^ d1
  chance[2] = c1 ^ t
  chance[3] = (d1 << 11) | (d1 >>> 21)
  return result
}

/** A whole number from 0 to n - 1, each as likely as the other. */
export function below(chance: Chance, n: number): number {
  const fair = 0x100000000 - (0x100000000 % n)
  for (;;) {
    const x = next(chance)
    if (x < fair) return x % n
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
