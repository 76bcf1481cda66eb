import { parentPort, workerData } from 'node:worker_threads'
import { merchant } from '@amalfi/bots'
import { rules, winsAgainstRandom } from './tables.ts'

/** A match outside of the test runner, whose modules are slower. */
const { games, seed } = workerData as { games: number; seed: number }
parentPort?.postMessage(winsAgainstRandom(merchant(rules), games, seed))
