import { Worker } from 'node:worker_threads'

/** Runs a worker module in a thread for each piece of work; `told` hears what they post. */
export async function inThreads<Work, News>(
  module: URL,
  works: readonly Work[],
  told: (news: News) => void,
): Promise<void> {
  await Promise.all(works.map((work) => inThread(module, work, told)))
}

function inThread<Work, News>(module: URL, work: Work, told: (news: News) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: work })
    worker.on('message', told)
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    )
  })
}
