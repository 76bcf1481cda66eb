import type { ReadContext } from '../state/context.ts'

/** ORI-COL-1: points at the end of the game, by number of colonies. */
export const COLONY_POINTS = [0, 1, 2, 4, 6, 9, 12]

/** Points of colonies and cards that a seat scores only at the end of the game. */
export function deferredPoints({ tables, game }: ReadContext, seat: number): number {
  if (tables.config.rewardsAtOnce) return 0
  let points = COLONY_POINTS[game.erected[seat]] ?? 0
  for (let chart = 0; chart < game.destinationOwner.length; chart++)
    if (game.destinationOwner[chart] === seat) points += tables.destinations.points[chart]
  for (let card = 0; card < game.artworkOwner.length; card++)
    if (game.artworkOwner[card] === seat) points += tables.artworks.points[card]
  return points
}
