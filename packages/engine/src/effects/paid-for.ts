import type { RulesContext } from '../state/context.ts'
import type { DecisionDetails } from '../state/decision.ts'
import { LAUNCH_LEFT, REWARD_POINTS, RUN_NODE } from '../state/frame-slots.ts'
import { FRAME_KINDS, FRAME_SIZE, KIND, top } from '../state/frames.ts'
import { SENDS_OVER } from '../state/game.ts'
import { NODE_SIZE, NODE_TRAITS, TRAIT_SENDS } from '../state/tables.ts'

/** An effect that a question is about, and whether its sends are forbidden. */
export function effectDetails(ctx: RulesContext, seat: number, node: number): DecisionDetails {
  if (node < 0) return {}
  const sends = (ctx.tables.nodes[node * NODE_SIZE + NODE_TRAITS] & TRAIT_SENDS) !== 0
  return sends && ctx.game.sent[seat] === SENDS_OVER
    ? { effect: node, noSends: true }
    : { effect: node }
}

/** What the payment on top of the stack is for. The frame below it waits for the payment. */
export function paidFor(ctx: RulesContext, seat: number): DecisionDetails {
  const { stack } = ctx.game
  const at = top(ctx.game) - FRAME_SIZE
  switch (FRAME_KINDS[stack[at + KIND]]) {
    case 'run':
      return effectDetails(ctx, seat, stack[at + RUN_NODE])
    case 'launch':
      return { ships: stack[at + LAUNCH_LEFT] }
    case 'reward':
      return { points: stack[at + REWARD_POINTS] }
    default:
      return {}
  }
}
