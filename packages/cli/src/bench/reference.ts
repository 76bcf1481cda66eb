/**
 * The reference loop of the benchmark: it copies as many numbers as a position has and changes a
 * few. Engine speed is given relative to it, so results of slow and fast machines are comparable.
 */
/** A power of two, so that a mask wraps an index around. */
const POOL = 64
const WORDS = 1024
const CHANGES = 20

const pool = Array.from({ length: POOL }, () => new Int16Array(WORDS))
let c = 0
let x = 1

/** Runs the loop. The result is only returned so that the loop is not optimised away. */
export function referenceSteps(steps: number): number {
  for (let step = 0; step < steps; step++) {
    const to = pool[++c & (POOL - 1)]
    to.set(pool[(c - 1) & (POOL - 1)])
    for (let i = 0; i < CHANGES; i++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
      to[x & 1023] = x
    }
  }
  return x
}
