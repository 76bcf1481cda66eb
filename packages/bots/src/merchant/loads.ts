import { type Game, HOLD_COUNT, shipYield } from '@amalfi/engine'
import type { Outlook } from './outlook.ts'

const ANY_UNIT = HOLD_COUNT

/** What a load of a hold is worth. */
export const loadWorth = (o: Outlook, game: Game, hold: number): number =>
  shipYield(game, o.seat, hold) * o.units[hold]

/** The dearest load among some holds. */
export function bestLoad(o: Outlook, holds: number): number {
  let best = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if ((holds >> hold) & 1) best = Math.max(best, loadWorth(o, o.game, hold))
  return best
}

/** A unit that must be paid in one of some holds. */
export function unitOf(o: Outlook, holds: number): number {
  let least = o.units[ANY_UNIT]
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if ((holds >> hold) & 1) least = Math.min(least, o.units[hold])
  return least
}
