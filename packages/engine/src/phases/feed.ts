import { builtBy } from '../board/ships.ts'
import { reductionFor, spendReductions } from '../cards/modifiers.ts'
import { payBread } from '../payment/bread.ts'
import { scorePoints } from '../payment/points.ts'
import type { ReadContext, RulesContext } from '../state/context.ts'
import { BY_RULE } from '../state/source.ts'
import { COST_FEED } from '../state/words.ts'

/** REN-FED-1, ORI-FED-1: bread due without any ship built. */
const FIRST_CREWS = 2
/** Points lost for each bread short. */
export const HUNGER_PENALTY = 3

/** Bread that a seat must pay to feed its crews, also with `extraShips` more ships. */
export const feedDue = (ctx: ReadContext, seat: number, extraShips = 0): number =>
  Math.max(
    0,
    FIRST_CREWS + builtBy(ctx.game, seat) + extraShips - reductionFor(ctx, seat, COST_FEED),
  )

/** A seat pays the bread that is due and loses points for what is missing. */
export function feedCrews(ctx: RulesContext, seat: number): void {
  const due = feedDue(ctx, seat)
  const paid = Math.min(due, ctx.game.bread[seat])
  ctx.sink?.push({ kind: 'feed', seat, due, paid, short: due - paid })
  payBread(ctx, seat, paid, BY_RULE)
  spendReductions(ctx, seat, COST_FEED)
  scorePoints(ctx, seat, (paid - due) * HUNGER_PENALTY, BY_RULE)
}
