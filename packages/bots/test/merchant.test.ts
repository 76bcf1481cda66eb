import { expect, test } from 'vitest'
import { inWorker } from './support/in-worker.ts'

const match = { bot: 'merchant', against: 'random' }

test('wins against random, whoever begins', async () => {
  expect(await inWorker({ match: { ...match, games: 30, seed: 1 } })).toBeGreaterThanOrEqual(29)
})

test('wins against random in the original as well', async () => {
  const original = { ...match, games: 30, seed: 1, original: true }
  expect(await inWorker({ match: original })).toBeGreaterThanOrEqual(30)
})

test('plays by the rules in every kind of game, and survives some rivals', async () => {
  // 2 × 5 at tables for two, 3, and 4; of six games alone some are lost for want of titles.
  expect(await inWorker({ modes: true })).toBeGreaterThanOrEqual(17 + 3)
})
