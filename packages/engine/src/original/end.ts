import { COLONY_POINTS } from '../cards/deferred-points.ts'
import { scorePoints } from '../payment/points.ts'
import { scoreEndgame } from '../phases/endgame.ts'
import type { RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import { BY_COLONIES, byArtwork, byDestination } from '../state/source.ts'
import { type Standing, standingsBy } from '../state/standing.ts'
import type { Tables } from '../state/tables.ts'

/** ORI-END-1: scores colonies, charts, contracts and endgame characters. */
export function scoreEnd(ctx: RulesContext): void {
  const { game, tables } = ctx
  for (let seat = 0; seat < game.seats; seat++) {
    scorePoints(ctx, seat, COLONY_POINTS[game.erected[seat]], BY_COLONIES)
    game.destinationOwner.forEach((owner, chart) => {
      if (owner === seat)
        scorePoints(ctx, seat, tables.destinations.points[chart], byDestination(chart))
    })
    game.artworkOwner.forEach((owner, contract) => {
      if (owner === seat)
        scorePoints(ctx, seat, tables.artworks.points[contract], byArtwork(contract))
    })
  }
  scoreEndgame(ctx)
}

/** ORI-END-1, ORI-END-2: the score decides, then the food left; seats that are still tied share a place. */
export const standings = (_tables: Tables, game: Game): Standing[] =>
  standingsBy(game, game.bread).map((standing) => ({
    ...standing,
    bread: game.bread[standing.seat],
  }))
