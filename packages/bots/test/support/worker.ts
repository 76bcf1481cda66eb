import { parentPort, workerData } from 'node:worker_threads'
import { merchant } from '@amalfi/bots'
import { playAllModes } from './modes.ts'
import { rules, winsAgainstRandom } from './tables.ts'

/** Whole games are played outside of the test runner, whose modules are slower. */
const work = workerData as { match: { games: number; seed: number } } | { modes: true }
parentPort?.postMessage(
  'match' in work
    ? winsAgainstRandom(merchant(rules), work.match.games, work.match.seed)
    : playAllModes(),
)
