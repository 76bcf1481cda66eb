import type { RulesContext } from './context.ts'
import {
  BUILD_MAX,
  DISCARD_LEFT,
  DRAW_KEEP,
  ERECT_LEFT,
  EVOLVE_PLACE,
  GIVE_LEFT,
  LIGHT_LEFT,
  LIGHTHOUSE_DESTINATION,
  PAYMENT_COST,
  PAYMENT_HOLDS,
  RECALL_LEFT,
  SEND_HOLDS,
  SEND_LEFT,
  SHIFT_HOLDS,
  SHIFT_LEFT,
  STRAIGHTEN_LEFT,
  TAKE_LEFT,
} from './frame-slots.ts'
import { FRAME_KINDS, FRAME_SIZE, type FrameKind, KIND, SOURCE } from './frames.ts'
import { type Cause, causeOf } from './source.ts'
import { HOLDS, type Hold } from './words.ts'

/** What a seat is asked. The page writes the question from it, a bot finds the subject in `about`. */
export interface Decision {
  readonly seat: number
  readonly about: FrameKind
  /** The rule that asks. */
  readonly rule: string
  readonly because: Cause
  /** How many more ships, characters or cards, if they are chosen one by one. */
  readonly left?: number
  /** A cost in resources; in bread for a ship that a lighthouse sends. */
  readonly cost?: number
  /** The holds that pay the cost, or that a ship can be sent to. */
  readonly holds?: readonly Hold[]
  /** The destination in question. */
  readonly at?: string
}

/** The holds of a mask. */
export const holdsIn = (mask: number): Hold[] => HOLDS.filter((_, hold) => (mask >> hold) & 1)

/** What the top frame asks a seat that decides. */
export function decisionOf(ctx: RulesContext, seat: number): Decision {
  const { stack } = ctx.game
  const at = stack.length - FRAME_SIZE
  const about = FRAME_KINDS[stack[at + KIND]]
  const handler = ctx.handlers[stack[at + KIND]]
  const slot = (index: number): number => stack[at + index]
  const decision = { seat, about, rule: handler.rule, because: causeOf(ctx.tables, slot(SOURCE)) }
  switch (about) {
    case 'payment':
      return { ...decision, cost: slot(PAYMENT_COST), holds: holdsIn(slot(PAYMENT_HOLDS)) }
    case 'send':
      return { ...decision, holds: holdsIn(slot(SEND_HOLDS)), left: slot(SEND_LEFT) }
    case 'shift':
      return { ...decision, left: slot(SHIFT_LEFT), holds: holdsIn(slot(SHIFT_HOLDS)) }
    case 'take':
      return { ...decision, left: slot(TAKE_LEFT) }
    case 'straighten':
      return { ...decision, left: slot(STRAIGHTEN_LEFT) }
    case 'erect':
      return { ...decision, left: slot(ERECT_LEFT) }
    case 'build':
      return { ...decision, left: slot(BUILD_MAX) }
    case 'recall':
      return { ...decision, left: slot(RECALL_LEFT) }
    case 'discard':
      return { ...decision, left: slot(DISCARD_LEFT) }
    case 'light':
      return { ...decision, left: slot(LIGHT_LEFT) }
    case 'give':
      return { ...decision, left: slot(GIVE_LEFT) }
    case 'draw':
      return { ...decision, left: slot(DRAW_KEEP) }
    case 'lighthouse': {
      const destination = ctx.tables.destinationIds[slot(LIGHTHOUSE_DESTINATION)]
      return { ...decision, at: destination, ...handler.decisionDetails?.(ctx, seat) }
    }
    case 'evolve':
      return { ...decision, at: ctx.tables.destinationIds[slot(EVOLVE_PLACE)] }
    case 'main':
    case 'choose':
    case 'price':
    case 'acquire':
    case 'discover':
    case 'invite':
    case 'navigate':
    case 'visit':
    case 'borrow':
    case 'order':
    case 'feed':
    case 'decree':
    case 'pack':
    case 'select':
    case 'draft':
    case 'endgame':
    case 'close':
    case 'settle':
      return decision
    // These frames never ask.
    case 'flow':
    case 'run':
    case 'resolving':
    case 'voyage':
    case 'engaged':
    case 'launch':
    case 'purchase':
    case 'reaction':
    case 'reward':
      return decision
  }
}
