import { playInWorker } from '../measure/play-in-worker.ts'
import { type MatchGame, matchGame } from './match.ts'

/** `command.ts` starts this worker with its part of the games. */
await playInWorker<MatchGame, null>(
  ({ work: { setup, packMode }, rules, bots: [bot, opponent] }, n) =>
    matchGame({ rules, setup, packMode, bot, opponent }, n),
)
