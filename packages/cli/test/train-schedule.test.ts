import { expect, test } from 'vitest'
import { MATCH_SEEDS, TEST_SEEDS, trainingSeed } from '../src/train/schedule.ts'

/** The limits of `--seed` and `--games`. */
const LAST_SEED = 1000
const MOST_GAMES = 1_000_000_000
/** More deals than any measurement plays. */
const MOST_DEALS = 10_000_000

test('no training plays the deals that measure strength or decide on a promotion', () => {
  for (let seed = 1; seed <= LAST_SEED; seed++)
    for (const first of [MATCH_SEEDS, TEST_SEEDS]) {
      const isBefore = trainingSeed(seed, MOST_GAMES - 1) < first
      const isAfter = trainingSeed(seed, 0) >= first + MOST_DEALS
      expect(isBefore || isAfter, `seed ${seed}`).toBe(true)
    }
})

test('trainings with different seeds play different deals', () => {
  for (let seed = 1; seed < LAST_SEED; seed++)
    expect(trainingSeed(seed, MOST_GAMES - 1)).toBeLessThan(trainingSeed(seed + 1, 0))
})
