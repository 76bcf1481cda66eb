import { makeChoice } from '../core/choice.ts'
import type { Offers } from '../core/offers.ts'
import type { Play } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import { hasFor, missingFor, squareFor, takeSquare } from '../core/titles.ts'

const NOT_IN_GAME = refusalCode('notInGame')
const ALREADY_CLAIMED = refusalCode('alreadyClaimed')
const NEEDS_NOT_MET = refusalCode('needsNotMet')

/** ORI-FRE-3: once per player and milestone, with its condition met now. */
export function judgeClaim(p: Play, seat: number, title: number): number {
  const i = p.game.titles.indexOf(title)
  if (i < 0) return NOT_IN_GAME
  if (squareFor(p, seat, i) < 0) return ALREADY_CLAIMED
  const missing = missingFor(p, seat, title)
  if (missing < 0) return 0
  const needs = p.tables.titles.needs[title]
  p.needs = needs[missing + 1]
  p.has = hasFor(p, seat, title, missing)
  return NEEDS_NOT_MET
}

export function offerClaims(p: Play, seat: number, code: number, out: Offers): void {
  for (const title of p.game.titles)
    if (judgeClaim(p, seat, title) === 0) out.push(makeChoice(code, title))
}

export const canClaim = (p: Play, seat: number): boolean =>
  p.game.titles.some((title) => judgeClaim(p, seat, title) === 0)

/** The best free square; alone, the one of the round (ORI-SOL-1). */
export function claim(p: Play, seat: number, title: number): void {
  const i = p.game.titles.indexOf(title)
  takeSquare(p, seat, i, squareFor(p, seat, i))
}
