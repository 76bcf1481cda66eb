import { missingNeed, squareFor, takeSquare } from '../phases/titles.ts'
import type { RulesContext } from '../state/context.ts'

/** REN-TIT-1: a seat that meets all needs of a title takes its leftmost free square. */
export function checkTitles(ctx: RulesContext, seat: number): void {
  const { titles } = ctx.game
  for (let i = 0; i < titles.length; i++) {
    const square = squareFor(ctx, seat, i)
    if (square >= 0 && missingNeed(ctx, seat, titles[i]) < 0) takeSquare(ctx, seat, i, square)
  }
}
