import type { Outlook } from './outlook.ts'

const PERIODS = 4

/** What so many ships built are worth in the periods to come, less the bread they eat. */
export function fleetWorth(o: Outlook, ships: number): number {
  const { weights, game } = o
  let worth = -weights.bread[game.period]
  for (let period = game.period + 1; period < PERIODS; period++)
    worth += weights.ship[period - 1] - weights.carried
  return ships * worth
}
