import { Worker } from 'node:worker_threads'
import type { Pack } from '@amalfi/packs'
import type { Share, Told } from './share.ts'

/** What a worker is given; a pack is plain data, and is copied into its thread. */
export interface Work {
  readonly pack: Pack
  readonly share: Share
}

/** Plays the games in so many threads at once, one share each. */
export async function soakInThreads(
  pack: Pack,
  all: Omit<Share, 'from' | 'step'>,
  threads: number,
  told: (news: Told) => void,
): Promise<void> {
  const shares = Array.from({ length: threads }, (_, from) => ({ ...all, from, step: threads }))
  await Promise.all(shares.map((share) => inThread({ pack, share }, told)))
}

function inThread(work: Work, told: (news: Told) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work })
    worker.on('message', told)
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    )
  })
}
