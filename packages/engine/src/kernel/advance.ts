import { argumentOf, codeOf, DECLINE_CHOICE, PASS } from '../state/choice.ts'
import { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { EngineError, FRAME_KINDS, FRAME_SIZE, KIND, SEAT, SOURCE } from '../state/frames.ts'
import { causeOf } from '../state/source.ts'

/** Most steps between two decisions. No legal pack comes near it. */
const MAX_STEPS = 100_000

const buffer = new ChoiceBuffer()

/** The handler of the top frame, or null when the game is over. */
export function topHandler(ctx: RulesContext): FrameHandler | null {
  const { stack } = ctx.game
  return stack.length === 0 ? null : ctx.handlers[stack[stack.length - FRAME_SIZE + KIND]]
}

/** Mask of the seats that may decide now. */
export function decidersOf(ctx: RulesContext): number {
  const { stack } = ctx.game
  const handler = topHandler(ctx)
  if (handler === null) return 0
  return handler.deciders ? handler.deciders(ctx) : 1 << stack[stack.length - FRAME_SIZE + SEAT]
}

/**
 * Plays on until a seat must decide. If a seat has only one choice and no optional action could
 * change that, the engine takes the choice itself.
 */
export function advance(ctx: RulesContext): void {
  const { stack } = ctx.game
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const handler = topHandler(ctx)
    if (handler === null) return
    if (handler.step?.(ctx)) continue
    if (handler.deciders) return
    const seat = stack[stack.length - FRAME_SIZE + SEAT]
    // Looking for one optional action is cheaper than looking for two choices.
    if (handler.optionsMatter?.(ctx, seat)) {
      buffer.clear()
      ctx.offerOptions(ctx, seat, buffer, 1)
      if (buffer.length > 0) return
    }
    buffer.clear()
    handler.offer?.(ctx, seat, buffer, 2)
    if (buffer.length > 1) return
    if (buffer.length === 0)
      throw new EngineError(
        `seat ${seat} has no legal choice at ${FRAME_KINDS[stack[stack.length - FRAME_SIZE]]}`,
      )
    const only = buffer.at(0)
    if (ctx.sink !== null && (only === DECLINE_CHOICE || codeOf(only) === PASS))
      emitNothing(ctx, seat)
    handler.take?.(ctx, seat, codeOf(only), argumentOf(only))
  }
  throw new EngineError('the rules do not reach a decision: the pack has an endless chain')
}

/** Emits an event if a seat was not asked because it could only decline or pass. */
function emitNothing(ctx: RulesContext, seat: number): void {
  const { stack } = ctx.game
  const why = topHandler(ctx)?.forbiddenBy?.(ctx, seat) ?? null
  ctx.sink?.push({
    kind: 'nothing',
    seat,
    verb: FRAME_KINDS[stack[stack.length - FRAME_SIZE + KIND]],
    because: causeOf(ctx.tables, stack[stack.length - FRAME_SIZE + SOURCE]),
    ...(why === null ? {} : { why }),
  })
}
