import { MOD_SLOT_FREE, modifierOf } from '../cards/modifiers.ts'
import type { ReadContext, RulesContext } from '../state/context.ts'
import { FLAG_SLOT_FREE } from '../state/tables.ts'
import { gainBread } from './bread.ts'

/** REN-ROW-1, ORI-PAY-4: what a slot adds to the price; 0 if a card or an effect makes slots free. */
export function slotSurcharge(
  ctx: ReadContext,
  seat: number,
  row: number,
  slot: number,
  flags: number,
): number {
  if (flags & FLAG_SLOT_FREE || (modifierOf(ctx.game, seat, MOD_SLOT_FREE) >> row) & 1) return 0
  if (ctx.game.seats === 1 && !ctx.tables.config.slotsCountInSolo) return 0
  const adds = ctx.tables.slotSurcharges[row][slot]
  return adds > 0 ? adds : 0
}

/** Gives the bread of a slot whose surcharge is negative. */
export function gainSlotBread(
  ctx: RulesContext,
  seat: number,
  row: number,
  slot: number,
  source: number,
): void {
  const adds = ctx.tables.slotSurcharges[row][slot]
  if (ctx.game.seats === 1 && !ctx.tables.config.slotsCountInSolo) return
  if (adds < 0) gainBread(ctx, seat, -adds, source)
}
