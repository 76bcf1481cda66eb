import { missingFor, squareFor, takeSquare } from '../phases/titles.ts'
import type { Play } from '../state/play.ts'

/** REN-TIT-1: a seat that meets all needs of a title takes its leftmost free square. */
export function checkTitles(p: Play, seat: number): void {
  const { titles } = p.game
  for (let i = 0; i < titles.length; i++) {
    const square = squareFor(p, seat, i)
    if (square >= 0 && missingFor(p, seat, titles[i]) < 0) takeSquare(p, seat, i, square)
  }
}
