import { parentPort, workerData } from 'node:worker_threads'
import type { PackName } from './games.ts'
import { VocabularyCounter } from './vocabulary-counter.ts'

/** Counts a part of the games in a worker, which is faster than in the test runner. */
interface Part {
  readonly pack: PackName
  readonly games: readonly number[]
  readonly enough: number
  /** Modifiers that have come up often enough. */
  readonly found: readonly string[]
}
const { pack, games, enough, found } = workerData as Part
const counting = new VocabularyCounter(pack, enough, found)
counting.play(games)
parentPort?.postMessage(counting.tallies)
