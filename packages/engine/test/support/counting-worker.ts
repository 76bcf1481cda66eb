import { parentPort, workerData } from 'node:worker_threads'
import { Counting } from './counting.ts'
import type { PackName } from './games.ts'

/** Counts a part of the games beside the other parts, and outside of the slower test runner. */
interface Part {
  readonly pack: PackName
  readonly games: readonly number[]
  readonly enough: number
  /** Modifiers that need not be looked for any more. */
  readonly found: readonly string[]
}
const { pack, games, enough, found } = workerData as Part
const counting = new Counting(pack, enough, found)
counting.play(games)
parentPort?.postMessage(counting.tallies)
