import { expect, test } from 'vitest'
import { inWorker } from './support/in-worker.ts'

const match = { bot: 'merchant-1', against: 'random' }

test('the merchant wins against random in both seats', async () => {
  expect(await inWorker({ match: { ...match, games: 30, seed: 1 } })).toBeGreaterThanOrEqual(29)
})

test('the merchant wins against random in the original', async () => {
  const original = { ...match, games: 30, seed: 1, original: true }
  expect(await inWorker({ match: original })).toBeGreaterThanOrEqual(30)
})

test('the merchant plays legally in every mode and survives some solo games', async () => {
  // 2 × 5 in games for two, plus 3 and 4. Some of six solo games are lost for lack of titles.
  expect(await inWorker({ modes: true })).toBeGreaterThanOrEqual(17 + 3)
})
