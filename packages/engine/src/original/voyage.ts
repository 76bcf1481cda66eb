import { BENEFITS, VISIT_BENEFITS, WATCHERS } from '../actions/navigation.ts'
import { fire, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import type { FrameHandler } from '../state/context.ts'
import { A, B, C, pop, SEAT, SOURCE, top } from '../state/frames.ts'

const WHEN_NAVIGATE = triggerCode('navigate')

/** A ship placed (ORI-PLA-1): A the space, B the stage, C the mask of holds gained. */
export const voyage: FrameHandler = {
  rule: 'ORI-PLA-1',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const seat = stack[at + SEAT]
    const space = stack[at + A]
    switch (stack[at + B]++) {
      case BENEFITS:
      case VISIT_BENEFITS:
        pushEffect(ctx, seat, ctx.tables.destinations.node[space], stack[at + SOURCE])
        break
      case WATCHERS:
        fire(ctx, WHEN_NAVIGATE, seat, stack[at + C], space)
        break
      default:
        pop(ctx.game)
    }
    return true
  },
}
