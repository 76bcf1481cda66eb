import { type Game, HOLD_COUNT, shipYield } from '@amalfi/engine'
import type { Evaluation } from './evaluation.ts'

const ANY_UNIT = HOLD_COUNT

/** The worth of a load in a hold. */
export const loadWorth = (ev: Evaluation, game: Game, hold: number): number =>
  shipYield(game, ev.seat, hold) * ev.unitWorth[hold]

/** The worth of the most valuable load among some holds. */
export function bestLoad(ev: Evaluation, holds: number): number {
  let best = 0
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if ((holds >> hold) & 1) best = Math.max(best, loadWorth(ev, ev.game, hold))
  return best
}

/** The worth of a unit of the cheapest of some holds. */
export function unitOf(ev: Evaluation, holds: number): number {
  let least = ev.unitWorth[ANY_UNIT]
  for (let hold = 0; hold < HOLD_COUNT; hold++)
    if ((holds >> hold) & 1) least = Math.min(least, ev.unitWorth[hold])
  return least
}
