import type { RulesContext } from './context.ts'
import { A, B, FRAME, KIND, PENDING, type PendingKind, SOURCE } from './frames.ts'
import { type Because, because } from './source.ts'
import { HOLDS, type Hold } from './words.ts'

/** What is asked of a seat, and because of what. */
export interface Decision {
  readonly seat: number
  readonly about: PendingKind
  /** The rule the question comes from. */
  readonly rule: string
  readonly because: Because
  /** How many more ships, characters, cards: for what goes one by one. */
  readonly left?: number
  /** A cost in resources, or in bread for a ship sent by a lighthouse; holds that pay it or are sent to. */
  readonly cost?: number
  readonly holds?: readonly Hold[]
  /** The destination in question. */
  readonly at?: string
}

export const holdsIn = (mask: number): Hold[] => HOLDS.filter((_, hold) => (mask >> hold) & 1)

/** The question on top of the stack, for a seat that decides. */
export function decisionOf(ctx: RulesContext, seat: number): Decision {
  const { stack } = ctx.game
  const at = stack.length - FRAME
  const about = PENDING[stack[at + KIND]]
  const decision = {
    seat,
    about,
    rule: ctx.handlers[stack[at + KIND]].rule,
    because: because(ctx.tables, stack[at + SOURCE]),
  }
  switch (about) {
    case 'payment':
      return { ...decision, cost: stack[at + A], holds: holdsIn(stack[at + B]) }
    case 'send':
      return { ...decision, holds: holdsIn(stack[at + A]), left: stack[at + B] }
    case 'shift':
      return { ...decision, left: stack[at + A], holds: holdsIn(stack[at + B]) }
    case 'take':
    case 'straighten':
    case 'erect':
    case 'build':
    case 'recall':
    case 'discard':
    case 'light':
    case 'give':
      return { ...decision, left: stack[at + A] }
    case 'draw':
      return { ...decision, left: stack[at + B] }
    case 'lighthouse':
    case 'evolve':
      return {
        ...decision,
        at: ctx.tables.destinationIds[stack[at + A]],
        ...ctx.handlers[stack[at + KIND]].terms?.(ctx, seat),
      }
    default:
      return decision
  }
}
