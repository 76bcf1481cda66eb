import { A, FRAME, KIND, pendingCode, SEAT } from '../frames.ts'
import { PHASE_DECREE, PHASE_FEED, PHASE_OVER } from '../game.ts'
import type { Position } from '../play.ts'

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
