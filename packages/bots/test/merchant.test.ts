import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

async function inWorker(workerData: object): Promise<number> {
  const url = new URL('./support/worker.ts', import.meta.url)
  const [answer] = await once(new Worker(url, { workerData }), 'message')
  return answer
}

test('wins against random, whoever begins', async () => {
  expect(await inWorker({ match: { games: 30, seed: 1 } })).toBeGreaterThanOrEqual(29)
})

test('wins against random in the original as well', async () => {
  const match = { games: 30, seed: 1, original: true }
  expect(await inWorker({ match })).toBeGreaterThanOrEqual(30)
})

test('plays by the rules in every kind of game, and survives some rivals', async () => {
  // 2 × 5 at tables for two, 3, and 4; of six games alone some are lost for want of titles.
  expect(await inWorker({ modes: true })).toBeGreaterThanOrEqual(17 + 3)
})
