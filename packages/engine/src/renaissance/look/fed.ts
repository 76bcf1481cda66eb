import { A, FRAME, KIND, pendingCode, SEAT } from '../../core/frames.ts'
import { type Game, PHASE_DECREE, PHASE_FEED, PHASE_OVER } from '../../core/game.ts'

const FEEDING = pendingCode('feed')

/** Whether a seat has fed its crews in this period; at the end of the game all have. */
export function hasFed({ phase, stack, windRose, seats }: Game, seat: number): boolean {
  if (phase !== PHASE_FEED) return phase === PHASE_DECREE || phase === PHASE_OVER
  // The course of the game, at the bottom, counts whom it has called.
  if ((seat - windRose + seats) % seats >= stack[A]) return false
  for (let at = 0; at < stack.length; at += FRAME)
    if (stack[at + KIND] === FEEDING && stack[at + SEAT] === seat) return false
  return true
}
