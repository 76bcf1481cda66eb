import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Runs `worker.ts` and returns its answer. Whole games are faster outside the test runner. */
export async function inWorker(workerData: object): Promise<number> {
  const url = new URL('./worker.ts', import.meta.url)
  const [answer] = await once(new Worker(url, { workerData }), 'message')
  return answer
}
