/**
 * The yardstick: copying a position's worth of numbers and changing a few. What the engine does is
 * given as a share of it, so that the figures mean the same on a slow and on a fast machine.
 */
const POOL = 64
const WORDS = 1024
const CHANGES = 20

const pool = Array.from({ length: POOL }, () => new Int16Array(WORDS))
let c = 0
let x = 1

/** So many steps; what it answers only keeps the loop from being optimised away. */
export function referenceSteps(steps: number): number {
  for (let step = 0; step < steps; step++) {
    const to = pool[++c & 63]
    to.set(pool[(c - 1) & 63])
    for (let i = 0; i < CHANGES; i++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
      to[x & 1023] = x
    }
  }
  return x
}
