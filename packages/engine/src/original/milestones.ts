import { hasFor, missingFor, squareFor, takeSquare } from '../phases/titles.ts'
import { makeChoice } from '../state/choice.ts'
import type { Offers } from '../state/offers.ts'
import type { Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'

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

/** The same without the numbers of a refusal, for the i-th milestone of the game. */
const isReached = (p: Play, seat: number, i: number): boolean =>
  squareFor(p, seat, i) >= 0 && missingFor(p, seat, p.game.titles[i]) < 0

export function offerClaims(p: Play, seat: number, code: number, out: Offers): void {
  const { titles } = p.game
  for (let i = 0; i < titles.length; i++)
    if (isReached(p, seat, i)) out.push(makeChoice(code, titles[i]))
}

export function canClaim(p: Play, seat: number): boolean {
  for (let i = 0; i < p.game.titles.length; i++) if (isReached(p, seat, i)) return true
  return false
}

/** The best free square; alone, the one of the round (ORI-SOL-1). */
export function claim(p: Play, seat: number, title: number): void {
  const i = p.game.titles.indexOf(title)
  takeSquare(p, seat, i, squareFor(p, seat, i))
}
