import { breadLimit } from '../payment/bread.ts'
import type { ReadContext } from '../state/context.ts'
import { FLOW_STEPS } from '../state/frame-slots.ts'
import { FRAME_SIZE, frameCode, KIND, SEAT } from '../state/frames.ts'
import { PHASE_DECREE, PHASE_FEED, PHASE_OVER } from '../state/game.ts'

const FEEDING = frameCode('feed')

/** How often a seat is called in the feed: once to ask it, or to gain and to pay. */
const stepsPerSeat = ({ tables }: ReadContext): number => (tables.config.erectedGiveBread ? 2 : 1)

/** How often it has been: the course of the game, at the bottom, counts the calls to all. */
function stepsDone(ctx: ReadContext, seat: number): number {
  const { stack, windRose, seats } = ctx.game
  return stack[FLOW_STEPS] - ((seat - windRose + seats) % seats) * stepsPerSeat(ctx)
}

/** Bread that what a seat has erected will bring before its crews are fed. */
export function comingBread(ctx: ReadContext, seat: number): number {
  const { tables, game } = ctx
  if (!tables.config.erectedGiveBread) return 0
  if (game.phase === PHASE_FEED ? stepsDone(ctx, seat) > 0 : game.phase > PHASE_FEED) return 0
  return Math.min(game.erected[seat], breadLimit(ctx, seat) - game.bread[seat])
}

/** Whether a seat has fed its crews in this period; at the end of the game all have. */
export function hasFed(ctx: ReadContext, seat: number): boolean {
  const { phase, stack } = ctx.game
  if (phase !== PHASE_FEED) return phase === PHASE_DECREE || phase === PHASE_OVER
  if (stepsDone(ctx, seat) < stepsPerSeat(ctx)) return false
  for (let at = 0; at < stack.length; at += FRAME_SIZE)
    if (stack[at + KIND] === FEEDING && stack[at + SEAT] === seat) return false
  return true
}
