import { payBread, score } from './bread.ts'
import { A, FRAME, KIND, pendingCode, SEAT } from './frames.ts'
import { PHASE_DECREE, PHASE_FEED, PHASE_OVER } from './game.ts'
import { lessFor, spendLess } from './modifiers.ts'
import type { Play, Position } from './play.ts'
import { builtBy } from './ships.ts'
import { BY_RULE } from './source.ts'
import { COST_FEED } from './words.ts'

/** REN-FED-1, ORI-FED-1. */
const FIRST_CREWS = 2
/** Points lost for each bread short. */
export const HUNGER = 3

/** Bread due from a seat, or what would be with some more ships. */
export const feedDue = (p: Position, seat: number, more = 0): number =>
  Math.max(0, FIRST_CREWS + builtBy(p.game, seat) + more - lessFor(p, seat, COST_FEED))

const FEEDING = pendingCode('feed')

/** Whether a seat has fed its crews in this period; at the end of the game all have. */
export function hasFed({ tables, game }: Position, seat: number): boolean {
  const { phase, stack, windRose, seats } = game
  if (phase !== PHASE_FEED) return phase === PHASE_DECREE || phase === PHASE_OVER
  // The course of the game, at the bottom, counts whom it has called: once to ask, or to gain and to pay.
  const called = tables.customs.breadAfterPassing ? stack[A] : stack[A] >> 1
  if ((seat - windRose + seats) % seats >= called) return false
  for (let at = 0; at < stack.length; at += FRAME)
    if (stack[at + KIND] === FEEDING && stack[at + SEAT] === seat) return false
  return true
}

/** A seat pays what is due, and loses points for what is missing. */
export function feedCrews(p: Play, seat: number): void {
  const due = feedDue(p, seat)
  const paid = Math.min(due, p.game.bread[seat])
  p.sink?.push({ kind: 'feed', seat, due, paid, short: due - paid })
  payBread(p, seat, paid, BY_RULE)
  spendLess(p, seat, COST_FEED)
  score(p, seat, (paid - due) * HUNGER, BY_RULE)
}
