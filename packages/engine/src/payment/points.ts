import type { RulesContext } from '../state/context.ts'
import { causeOf } from '../state/source.ts'

/** Adds points to the score of a seat, or takes them away if `points` is negative. */
export function scorePoints(ctx: RulesContext, seat: number, points: number, source: number): void {
  if (points === 0) return
  const from = ctx.game.score[seat]
  ctx.game.score[seat] = from + points
  ctx.sink?.push({
    kind: 'score',
    seat,
    from,
    to: from + points,
    because: causeOf(ctx.tables, source),
  })
}
