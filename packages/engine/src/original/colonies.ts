import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { breadLimit, MAX_LIGHTHOUSES } from '../payment/bread.ts'
import { scorePoints } from '../payment/points.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { ERECT_LEFT } from '../state/frame-slots.ts'
import { pop, SEAT, SOURCE, top } from '../state/frames.ts'

const WHEN_ERECT = triggerCode('erect')

/** ORI-COL-2: points for each colony after the sixth. */
const POINTS_BEYOND_SIX = 1

/** Gains colonies. A colony is never bad, so nobody is asked. */
export const erect: FrameHandler = {
  rule: 'ORI-COL-1',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    if (stack[at + ERECT_LEFT] === 0) {
      pop(ctx.game)
      return true
    }
    stack[at + ERECT_LEFT]--
    gainColony(ctx, stack[at + SEAT], stack[at + SOURCE])
    return true
  },
}

function gainColony(ctx: RulesContext, seat: number, source: number): void {
  if (ctx.game.erected[seat] === MAX_LIGHTHOUSES) scorePoints(ctx, seat, POINTS_BEYOND_SIX, source)
  else {
    const from = breadLimit(ctx, seat)
    const colonies = ++ctx.game.erected[seat]
    ctx.sink?.push(
      { kind: 'colony', seat, colonies },
      { kind: 'limit', seat, from, to: breadLimit(ctx, seat) },
    )
  }
  fireTriggers(ctx, WHEN_ERECT, seat)
}
