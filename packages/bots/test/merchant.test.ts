import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

test('wins against random, whoever begins', async () => {
  const match = { workerData: { games: 30, seed: 1 } }
  const worker = new Worker(new URL('./support/match-worker.ts', import.meta.url), match)
  const [wins] = await once(worker, 'message')
  expect(wins).toBeGreaterThanOrEqual(29)
})
