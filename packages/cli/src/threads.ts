import { Worker } from 'node:worker_threads'

/** The commands that run in several threads. */
export const THREADED = ['arena', 'balance', 'soak', 'train'] as const
/** A command that runs in several threads. */
export type ThreadedCommand = (typeof THREADED)[number]

/** The worker file of a command: beside its source, or beside this file in a bundle. */
export const workerFile = (command: ThreadedCommand): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? `./${command}/worker.ts` : `./${command}-worker.js`,
    import.meta.url,
  )

/** Runs the worker of a command once per piece of work, each in its own thread. */
export async function inThreads<Work, Message>(
  command: ThreadedCommand,
  works: readonly Work[],
  onMessage: (message: Message) => void,
): Promise<void> {
  await Promise.all(works.map((work) => inThread(workerFile(command), work, onMessage)))
}

function inThread<Work, Message>(
  module: URL,
  work: Work,
  onMessage: (message: Message) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: work })
    worker.on('message', onMessage)
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    )
  })
}
