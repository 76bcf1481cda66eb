import type { GameEvent } from '@amalfi/engine'
import { playBotGame } from '@amalfi/session'
import { seedAfter } from '../base/seeds.ts'
import { withPackMode } from '../measure/pack-mode.ts'
import { playInWorker } from '../measure/play-in-worker.ts'
import { type Facts, factsOf } from './facts.ts'

/** `command.ts` starts this worker with its part of the games. */
await playInWorker<Facts, null>(({ work: { setup, packMode }, rules, bots }, n) => {
  const events: GameEvent[] = []
  const seed = seedAfter(setup.seed, n)
  const seated = bots.map((bot) => withPackMode(packMode, bot))
  const { game } = playBotGame(rules, { ...setup, seed }, seated, events)
  return factsOf(rules, game, events)
})
