import { parentPort, workerData } from 'node:worker_threads'
import { SqliteData } from './sqlite-data.ts'
import type { Answer, Request, WorkerData } from './sqlite-messages.ts'

/**
 * The thread that owns the data file. Requests that arrive while a transaction is written wait, and
 * then share the next one, so that a busy server syncs the disk once for many moves. Nobody is
 * answered before the transaction is on the disk.
 */
const port = parentPort
if (port === null) throw new Error('this is the worker of a store')
const { file } = workerData as WorkerData

const waiting: Request[] = []
let isPlanned = false

function open(): SqliteData {
  try {
    return new SqliteData(file, Date.now)
  } catch (error) {
    const isLocked = error instanceof Error && /locked|busy/.test(error.message)
    port?.postMessage({ id: 0, fault: isLocked ? 'locked' : String(error) } satisfies Answer)
    throw error
  }
}

const data = open()
port.postMessage({ id: 0, result: null } satisfies Answer)

port.on('message', (request: Request) => {
  waiting.push(request)
  if (isPlanned) return
  isPlanned = true
  setImmediate(flush)
})

/** Runs all waiting requests in one transaction; if it fails, each in one of its own. */
function flush(): void {
  isPlanned = false
  const batch = waiting.splice(0)
  const isClosing = batch.some(({ method }) => method === 'close')
  const rest = batch.filter(({ method }) => method !== 'close')
  if (rest.length > 0 && !tryTogether(rest))
    for (const request of rest) tryTogether([request], true)
  if (!isClosing) return
  data.close()
  for (const { id, method } of batch) if (method === 'close') answer({ id, result: null })
  port?.close()
}

function tryTogether(batch: readonly Request[], alone = false): boolean {
  try {
    data.beginTransaction()
    const answers = batch.map(({ id, method, values }): Answer => {
      const call = data[method] as (...values: readonly unknown[]) => unknown
      return { id, result: call.apply(data, [...values]) ?? null }
    })
    data.commit()
    for (const one of answers) answer(one)
    return true
  } catch (error) {
    data.rollback()
    if (alone) for (const { id } of batch) answer({ id, fault: String(error) })
    return false
  }
}

function answer(one: Answer): void {
  port?.postMessage(one)
}
