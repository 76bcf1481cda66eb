import { MOD_GRANARY, modOf } from '../cards/modifiers.ts'
import type { Position, PricingContext, RulesContext } from '../state/context.ts'
import { refusalCode } from '../state/refusal.ts'
import { because } from '../state/source.ts'

/** REN-BRD-2, ORI-FOD-1. */
const FIRST_LIMIT = 6
const LAST_LIMIT = 12
export const LIGHTHOUSES = 6

const BREAD_SHORT = refusalCode('breadShort')
const GRANARY_TOO_SMALL = refusalCode('granaryTooSmall')

export function breadLimit(ctx: Position, seat: number): number {
  const limit = FIRST_LIMIT + ctx.game.erected[seat] + modOf(ctx.game, seat, MOD_GRANARY)
  return limit < LAST_LIMIT ? limit : LAST_LIMIT
}

/** REN-BRD-4: a gain is capped when it happens; what does not fit is lost. */
export function gainBread(ctx: RulesContext, seat: number, amount: number, source: number): void {
  if (amount <= 0) return
  const from = ctx.game.bread[seat]
  const limit = breadLimit(ctx, seat)
  const to = from + amount > limit ? limit : from + amount
  ctx.game.bread[seat] = to
  ctx.sink?.push({
    kind: 'bread',
    seat,
    from,
    to,
    lost: from + amount - to,
    because: because(ctx.tables, source),
  })
}

export function payBread(ctx: RulesContext, seat: number, amount: number, source: number): void {
  if (amount <= 0) return
  const from = ctx.game.bread[seat]
  ctx.game.bread[seat] = from - amount
  ctx.sink?.push({
    kind: 'bread',
    seat,
    from,
    to: from - amount,
    lost: 0,
    because: because(ctx.tables, source),
  })
}

/** Whether the granary holds so much now, and if not, whether it ever could (REN-BRD-3). */
export function judgeBread(ctx: PricingContext, seat: number, amount: number): number {
  const bread = ctx.game.bread[seat]
  if (bread >= amount) return 0
  ctx.needs = amount
  ctx.has = bread
  ctx.limit = breadLimit(ctx, seat)
  return amount > ctx.limit ? GRANARY_TOO_SMALL : BREAD_SHORT
}

export function score(ctx: RulesContext, seat: number, points: number, source: number): void {
  if (points === 0) return
  const from = ctx.game.score[seat]
  ctx.game.score[seat] = from + points
  ctx.sink?.push({
    kind: 'score',
    seat,
    from,
    to: from + points,
    because: because(ctx.tables, source),
  })
}
