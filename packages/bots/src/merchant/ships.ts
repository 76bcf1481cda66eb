import type { Evaluation } from './evaluation.ts'

const PERIODS = 4
/**
 * The weights were tuned with this number of first ships. With more ships, another one is worth
 * less.
 */
const TUNED_FIRST_SHIPS = 4

/** The worth of built ships in later periods, less the bread they eat. */
export function fleetWorth(ev: Evaluation, ships: number): number {
  const { weights, game, tables } = ev
  const factor = TUNED_FIRST_SHIPS / tables.config.firstShips
  let worth = -weights.bread[game.period]
  for (let period = game.period + 1; period < PERIODS; period++)
    worth += weights.ship[period - 1] * factor - weights.carriedBread
  return ships * worth
}
