import { parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '@amalfi/bots'
import { type GameRules, rulesOf } from '../game/games.ts'
import { loadBots } from '../game/seats.ts'
import type { GameResult, GamesWork } from './games.ts'

/** What a worker plays with. The bots have the order of `work.bots`. */
export interface WorkerContext<Options> {
  readonly work: GamesWork<Options>
  readonly rules: GameRules
  readonly bots: readonly Bot[]
}

/** The whole work of a worker: plays its games one by one with `play` and posts each result. */
export async function playInWorker<Result, Options>(
  play: (context: WorkerContext<Options>, n: number) => Result,
): Promise<void> {
  const work: GamesWork<Options> = workerData
  const { pack, printing, count, from, step } = work
  const rules = rulesOf(pack.game, printing, pack)
  const bots = await loadBots(work.bots, rules)
  for (let n = from; n < count; n += step) {
    const message: GameResult<Result> = { n, result: play({ work, rules, bots }, n) }
    parentPort?.postMessage(message)
  }
}
