import { parentPort, workerData } from 'node:worker_threads'
import { loadBot } from '../bots.ts'
import { rulesOf } from '../games.ts'
import type { ArenaNews, ArenaWork } from './command.ts'
import { matchGame } from './match.ts'

/** `command.ts` starts this worker with its part of the games. */
const { pack, printing, setup, packs, bots, games, from, step }: ArenaWork = workerData
const rules = rulesOf(pack.game, printing, pack)
const [bot, opponent] = await Promise.all(bots.map((name) => loadBot(name, rules)))

for (let n = from; n < games; n += step) {
  const news: ArenaNews = { n, game: matchGame({ rules, setup, packs, bot, opponent }, n) }
  parentPort?.postMessage(news)
}
