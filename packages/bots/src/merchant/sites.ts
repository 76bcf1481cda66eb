import { type Game, holdsShown, lightCost } from '@amalfi/engine'
import { dockWorth } from './effects.ts'
import { bestLoad } from './loads.ts'
import type { Outlook } from './outlook.ts'

/** A private destination is used by its owner about so often in a period. */
const OWNER = 0.7
const SELDOM = 0.2
const MOST = 0.95

/** What a lighthouse on a destination brings in a period: as often as a ship comes. */
export function siteWorth(o: Outlook, destination: number): number {
  const often = useOf(o, destination)
  const shown = holdsShown(o, destination)
  const send = shown === 0 ? 0 : bestLoad(o, shown) - lightCost(o, o.seat, 0) * o.bread
  return often * Math.max(o.bread, send)
}

function useOf(o: Outlook, destination: number): number {
  if (destination >= o.places) return OWNER
  const liked = Math.max(0, dockWorth(o, destination)) / (o.bay + 1)
  return Math.min(MOST, SELDOM + 0.15 * liked * Math.max(2, o.game.seats))
}

/** What all lighthouses of the seat will bring in the periods to come, and in this one. */
export function sitesWorth(o: Outlook, game: Game, left: number): number {
  const { seat, weights } = o
  if (game.erected[seat] === 0) return 0
  let worth = 0
  for (let d = 0; d < game.lighthouses.length; d++)
    for (let lights = game.lighthouses[d]; lights > 0; lights >>= 3)
      if ((lights & 7) === seat + 1)
        worth += siteWorth(o, d) * (o.later + (game.docks[d] === 0 ? left : 0))
  return worth * weights.lighthouse
}
