import type { Outlook } from './outlook.ts'

const PERIODS = 4
/** With so many at first the weights were found; who has more has less use for another. */
const FEW = 4

/** What so many ships built are worth in the periods to come, less the bread they eat. */
export function fleetWorth(o: Outlook, ships: number): number {
  const { weights, game, tables } = o
  const few = FEW / tables.config.firstShips
  let worth = -weights.bread[game.period]
  for (let period = game.period + 1; period < PERIODS; period++)
    worth += weights.ship[period - 1] * few - weights.carried
  return ships * worth
}
