import { parentPort, workerData } from 'node:worker_threads'
import type { PackName } from './games.ts'
import { VocabularyCounter } from './vocabulary-counter.ts'

/** Counts a part of the games beside the other parts, and outside of the slower test runner. */
interface Part {
  readonly pack: PackName
  readonly games: readonly number[]
  readonly enough: number
  /** Modifiers that need not be looked for any more. */
  readonly found: readonly string[]
}
const { pack, games, enough, found } = workerData as Part
const counting = new VocabularyCounter(pack, enough, found)
counting.play(games)
parentPort?.postMessage(counting.tallies)
