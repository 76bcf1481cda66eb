import { playShare } from '../measure/play-share.ts'
import { type Outcome, type SimulateOptions, simulatedGame } from './outcome.ts'

/** `command.ts` starts this worker with its part of the games. */
await playShare<Outcome, SimulateOptions>(({ work: { setup, packs, options }, rules, bots }, n) =>
  simulatedGame({ rules, setup, packs, bots, options }, n),
)
