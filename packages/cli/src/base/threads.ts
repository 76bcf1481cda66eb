import { Worker } from 'node:worker_threads'

/** The commands that run in several threads. */
export const THREADED = ['arena', 'balance', 'simulate', 'soak', 'train'] as const
/** A command that runs in several threads. */
export type ThreadedCommand = (typeof THREADED)[number]

/** The worker file of a command: in its folder, or beside this file in a bundle. */
export const workerFile = (command: ThreadedCommand): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? `../${command}/worker.ts` : `./${command}-worker.js`,
    import.meta.url,
  )

/**
 * Runs the worker of a command once per piece of work, each in its own thread. If one fails or the
 * signal is aborted, all are ended.
 */
export async function inThreads<Work, Message>(
  command: ThreadedCommand,
  works: readonly Work[],
  onMessage: (message: Message) => void,
  signal?: AbortSignal,
): Promise<void> {
  const workers = works.map((work) => new Worker(workerFile(command), { workerData: work }))
  const endAll = (): Promise<unknown> => Promise.all(workers.map((worker) => worker.terminate()))
  signal?.addEventListener('abort', endAll)
  try {
    await Promise.all(workers.map((worker) => endOf(worker, onMessage, signal)))
  } finally {
    signal?.removeEventListener('abort', endAll)
    await endAll()
  }
}

function endOf<Message>(
  worker: Worker,
  onMessage: (message: Message) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      try {
        onMessage(message)
      } catch (error) {
        reject(error)
      }
    })
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 || signal?.aborted
        ? resolve()
        : reject(new Error(`a worker ended with code ${code}`)),
    )
  })
}
