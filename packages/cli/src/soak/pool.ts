import { Worker } from 'node:worker_threads'
import type { Share, Told } from './share.ts'

/** Plays the games in so many threads at once, one share each. */
export async function soakInThreads(
  all: Omit<Share, 'from' | 'step'>,
  threads: number,
  told: (news: Told) => void,
): Promise<void> {
  const shares = Array.from({ length: threads }, (_, from) => ({ ...all, from, step: threads }))
  await Promise.all(shares.map((share) => inThread(share, told)))
}

function inThread(share: Share, told: (news: Told) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share })
    worker.on('message', told)
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    )
  })
}
