import { parentPort, workerData } from 'node:worker_threads'
import { Counting } from './counting.ts'

/** Counts a part of the games beside the other parts, and outside of the slower test runner. */
const { from, to, enough } = workerData as { from: number; to: number; enough: number }
const counting = new Counting(enough)
counting.play(from, to)
parentPort?.postMessage(counting.tallies)
