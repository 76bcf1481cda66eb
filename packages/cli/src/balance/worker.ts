import { parentPort, workerData } from 'node:worker_threads'
import type { GameEvent } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { rulesOf } from '../games.ts'
import { botsFor } from '../seats.ts'
import { seedAfter } from '../seeds.ts'
import type { GameFacts, Work } from './command.ts'
import { factsOf } from './facts.ts'

/** `command.ts` starts this worker with its part of the games. */
const { printing, pack, setup, bots: names, games, from, step }: Work = workerData
const rules = rulesOf(pack.game, printing, pack)
const bots = await botsFor(names, setup.players, rules)

for (let n = from; n < games; n += step) {
  const events: GameEvent[] = []
  const played = playBotGame(rules, { ...setup, seed: seedAfter(setup.seed, n) }, bots, events)
  const message: GameFacts = { n, facts: factsOf(rules, played.game, events) }
  parentPort?.postMessage(message)
}
