import { pushEffect } from '../core/effects/run.ts'
import { A, B, C, pop, SEAT, SOURCE, top } from '../core/frames.ts'
import { BENEFITS, VISIT_BENEFITS, WATCHERS } from '../core/navigation.ts'
import type { Pending } from '../core/play.ts'
import { fire, triggerCode } from '../core/triggers.ts'

const WHEN_NAVIGATE = triggerCode('navigate')

/** A ship placed (ORI-PLA-1): A the space, B the stage, C the mask of holds gained. */
export const voyage: Pending = {
  rule: 'ORI-PLA-1',
  step(p) {
    const { stack } = p.game
    const at = top(p.game)
    const seat = stack[at + SEAT]
    const space = stack[at + A]
    switch (stack[at + B]++) {
      case BENEFITS:
      case VISIT_BENEFITS:
        pushEffect(p, seat, p.tables.destinations.node[space], stack[at + SOURCE])
        break
      case WATCHERS:
        fire(p, WHEN_NAVIGATE, seat, stack[at + C], space)
        break
      default:
        pop(p.game)
    }
    return true
  },
}
