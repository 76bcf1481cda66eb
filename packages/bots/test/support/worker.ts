import { parentPort, workerData } from 'node:worker_threads'
import { type HandMadeBot, handMadeBots } from '@amalfi/bots'
import { playAllModes } from './modes.ts'
import { originalRules, rules, winsAgainst } from './tables.ts'

/** Plays whole games outside the test runner, where modules are slower. */
interface Match {
  readonly games: number
  readonly seed: number
  readonly original?: true
  /** The name of the bot whose wins count, and of its opponent. */
  readonly bot: HandMadeBot
  readonly against: HandMadeBot
}
const work = workerData as { match: Match } | { modes: true }
parentPort?.postMessage('match' in work ? winsOf(work.match) : playAllModes())

function winsOf({ games, seed, original, bot, against }: Match): number {
  const gameRules = original ? originalRules : rules
  return winsAgainst(
    handMadeBots[against](gameRules),
    handMadeBots[bot](gameRules),
    games,
    seed,
    gameRules,
  )
}
