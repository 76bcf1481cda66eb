import type { ReadContext } from '../state/context.ts'
import {
  AMOUNT_COUNT,
  AMOUNT_EVERY,
  AMOUNT_MAX,
  AMOUNT_SIZE,
  AMOUNT_TIMES,
} from '../state/tables.ts'
import { countOf } from './counts.ts'

/** The value of an amount for a seat now: a fixed number, or one that depends on a count (tables.ts). */
export function amountOf(ctx: ReadContext, seat: number, amount: number): number {
  if (amount >= 0) return amount
  const at = (-1 - amount) * AMOUNT_SIZE
  const { amounts } = ctx.tables
  const count = countOf(ctx.game, ctx.tables, amounts[at + AMOUNT_COUNT], seat)
  const value = Math.floor(count / amounts[at + AMOUNT_EVERY]) * amounts[at + AMOUNT_TIMES]
  return Math.min(value, amounts[at + AMOUNT_MAX])
}
