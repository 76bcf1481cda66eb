import { countForNeed, missingNeed, squareFor, takeSquare } from '../phases/titles.ts'
import { makeChoice } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { refusalCode } from '../state/refusal.ts'

const NOT_IN_GAME = refusalCode('notInGame')
const ALREADY_CLAIMED = refusalCode('alreadyClaimed')
const NEEDS_NOT_MET = refusalCode('needsNotMet')

/** 0 if a seat may claim a milestone: it meets the condition now and has not claimed it (ORI-FRE-3). */
export function judgeClaim(ctx: RulesContext, seat: number, title: number): number {
  const titleIndex = ctx.game.titles.indexOf(title)
  if (titleIndex < 0) return NOT_IN_GAME
  if (squareFor(ctx, seat, titleIndex) < 0) return ALREADY_CLAIMED
  const missing = missingNeed(ctx, seat, title)
  if (missing < 0) return 0
  const needs = ctx.tables.titles.needs[title]
  ctx.needs = needs[missing + 1]
  ctx.has = countForNeed(ctx, seat, title, missing)
  return NEEDS_NOT_MET
}

/** The same by index, without the numbers of a refusal. */
const canClaimIndex = (ctx: RulesContext, seat: number, titleIndex: number): boolean =>
  squareFor(ctx, seat, titleIndex) >= 0 && missingNeed(ctx, seat, ctx.game.titles[titleIndex]) < 0

/** Adds the milestones that a seat may claim now. */
export function offerClaims(
  ctx: RulesContext,
  seat: number,
  code: number,
  out: ChoiceBuffer,
): void {
  const { titles } = ctx.game
  for (let i = 0; i < titles.length; i++)
    if (canClaimIndex(ctx, seat, i)) out.push(makeChoice(code, titles[i]))
}

/** Whether a seat may claim any milestone now. */
export function canClaim(ctx: RulesContext, seat: number): boolean {
  for (let i = 0; i < ctx.game.titles.length; i++) if (canClaimIndex(ctx, seat, i)) return true
  return false
}

/** Takes the best free square; in a solo game the square of the round (ORI-SOL-1). */
export function claim(ctx: RulesContext, seat: number, title: number): void {
  const titleIndex = ctx.game.titles.indexOf(title)
  takeSquare(ctx, seat, titleIndex, squareFor(ctx, seat, titleIndex))
}
