import { MOD_GRANARY, modifierOf } from '../cards/modifiers.ts'
import type { PricingContext, ReadContext, RulesContext } from '../state/context.ts'
import { refusalCode } from '../state/refusal.ts'
import { causeOf } from '../state/source.ts'

/** REN-BRD-2, ORI-FOD-1: each lighthouse raises the limit by 1. */
const BASE_BREAD_LIMIT = 6
const MAX_BREAD_LIMIT = 12
/** The most lighthouses or colonies of a player. */
export const MAX_LIGHTHOUSES = 6

const BREAD_SHORT = refusalCode('breadShort')
const GRANARY_TOO_SMALL = refusalCode('granaryTooSmall')

/** How much bread the granary of a seat holds. */
export function breadLimit(ctx: ReadContext, seat: number): number {
  const limit = BASE_BREAD_LIMIT + ctx.game.erected[seat] + modifierOf(ctx.game, seat, MOD_GRANARY)
  return limit < MAX_BREAD_LIMIT ? limit : MAX_BREAD_LIMIT
}

/** REN-BRD-4: bread above the limit is lost at once. */
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
    because: causeOf(ctx.tables, source),
  })
}

/** Takes bread from the granary; the caller has checked that there is enough. */
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
    because: causeOf(ctx.tables, source),
  })
}

/** 0 if the seat has this much bread; else a refusal that says whether the granary could hold it (REN-BRD-3). */
export function judgeBread(ctx: PricingContext, seat: number, amount: number): number {
  const bread = ctx.game.bread[seat]
  if (bread >= amount) return 0
  ctx.needs = amount
  ctx.has = bread
  ctx.limit = breadLimit(ctx, seat)
  return amount > ctx.limit ? GRANARY_TOO_SMALL : BREAD_SHORT
}
