import { STAGE_BENEFITS, STAGE_TRIGGERS, STAGE_VISIT } from '../actions/navigation.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { pushEffect } from '../effects/run.ts'
import type { FrameHandler } from '../state/context.ts'
import { VOYAGE_DESTINATION, VOYAGE_HOLDS, VOYAGE_STAGE } from '../state/frame-slots.ts'
import { pop, SEAT, SOURCE, top } from '../state/frames.ts'

const WHEN_NAVIGATE = triggerCode('navigate')

/** A placed ship: benefits, then triggers (ORI-PLA-1). */
export const voyage: FrameHandler = {
  rule: 'ORI-PLA-1',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const seat = stack[at + SEAT]
    const space = stack[at + VOYAGE_DESTINATION]
    switch (stack[at + VOYAGE_STAGE]++) {
      case STAGE_BENEFITS:
      case STAGE_VISIT:
        pushEffect(ctx, seat, ctx.tables.destinations.node[space], stack[at + SOURCE])
        break
      case STAGE_TRIGGERS:
        fireTriggers(ctx, WHEN_NAVIGATE, seat, stack[at + VOYAGE_HOLDS], space)
        break
      default:
        pop(ctx.game)
    }
    return true
  },
}
