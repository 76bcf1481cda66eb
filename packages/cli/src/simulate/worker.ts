import { playInWorker } from '../measure/play-in-worker.ts'
import { type Outcome, type SimulateOptions, simulatedGame } from './outcome.ts'

/** `command.ts` starts this worker with its part of the games. */
await playInWorker<Outcome, SimulateOptions>(
  ({ work: { setup, packMode, options }, rules, bots }, n) =>
    simulatedGame({ rules, setup, packMode, bots, options }, n),
)
