/** POOL and WORDS are powers of two, so that a mask keeps an index in range. */
const POOL = 64
const WORDS = 1024
/** How many numbers change in one step. */
const CHANGES = 20

const pool = Array.from({ length: POOL }, () => new Int16Array(WORDS))
let copies = 0
let random = 1

/**
 * The reference loop of the benchmark: it copies as many numbers as a position has and changes a
 * few. Engine speed is given relative to it, so results of slow and fast machines are comparable.
 * The result is only returned so that the loop is not optimized away.
 */
export function referenceSteps(steps: number): number {
  for (let step = 0; step < steps; step++) {
    const to = pool[++copies & (POOL - 1)]
    to.set(pool[(copies - 1) & (POOL - 1)])
    for (let i = 0; i < CHANGES; i++) {
      // The generator xorshift32.
      random ^= random << 13
      random ^= random >>> 17
      random ^= random << 5
      to[random & (WORDS - 1)] = random
    }
  }
  return random
}
