import { type Game, holdsShown, lightCost } from '@amalfi/engine'
import { dockWorth } from './effects.ts'
import type { Evaluation } from './evaluation.ts'
import { bestLoad } from './loads.ts'

/** The average number of visits per period: at a private destination, and at least and at most elsewhere. */
const PRIVATE_VISITS = 0.7
const MIN_VISITS = 0.2
const MAX_VISITS = 0.95

/** The worth of a lighthouse in one period. It depends on how often ships come. */
export function lighthouseWorth(ev: Evaluation, destination: number): number {
  const visits = visitsOf(ev, destination)
  const shown = holdsShown(ev, destination)
  const send = shown === 0 ? 0 : bestLoad(ev, shown) - lightCost(ev, ev.seat, 0) * ev.breadWorth
  return visits * Math.max(ev.breadWorth, send)
}

function visitsOf(ev: Evaluation, destination: number): number {
  if (destination >= ev.boardPlaces) return PRIVATE_VISITS
  const popularity = Math.max(0, dockWorth(ev, destination)) / (ev.bayShipWorth + 1)
  return Math.min(MAX_VISITS, MIN_VISITS + 0.15 * popularity * Math.max(2, ev.game.seats))
}

/** The worth of all lighthouses of the seat in this period, of which a part is left, and in later ones. */
export function lighthousesWorth(ev: Evaluation, game: Game, periodLeft: number): number {
  const { seat, weights } = ev
  if (game.erected[seat] === 0) return 0
  let worth = 0
  for (let d = 0; d < game.lighthouses.length; d++)
    for (let lights = game.lighthouses[d]; lights > 0; lights >>= 3)
      if ((lights & 7) === seat + 1)
        worth += lighthouseWorth(ev, d) * (ev.laterPeriods + (game.docks[d] === 0 ? periodLeft : 0))
  return worth * weights.lighthouse
}
