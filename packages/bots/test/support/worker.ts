import { parentPort, workerData } from 'node:worker_threads'
import { merchant } from '@amalfi/bots'
import { playAllModes } from './modes.ts'
import { originalRules, rules, winsAgainstRandom } from './tables.ts'

/** Whole games are played outside of the test runner, whose modules are slower. */
interface Match {
  readonly games: number
  readonly seed: number
  readonly original?: true
}
const work = workerData as { match: Match } | { modes: true }
parentPort?.postMessage('match' in work ? winsOf(work.match) : playAllModes())

function winsOf({ games, seed, original }: Match): number {
  const by = original ? originalRules : rules
  return winsAgainstRandom(merchant(by), games, seed, by)
}
