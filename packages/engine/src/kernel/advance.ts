import { argumentOf, codeOf, DECLINED, PASS } from '../state/choice.ts'
import { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { EngineError, FRAME_KINDS, FRAME_SIZE, KIND, SEAT, SOURCE } from '../state/frames.ts'
import { causeOf } from '../state/source.ts'

/** No legal pack comes near it. */
const MAX_STEPS = 100_000

const buffer = new ChoiceBuffer()

/** The kind of frame on top, or null when the game is over. */
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
 * Goes on until somebody must be asked: where there is one choice only and no optional action
 * could change that, the engine takes it.
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
        `no choice for seat ${seat} at ${FRAME_KINDS[stack[stack.length - FRAME_SIZE]]}`,
      )
    const only = buffer.at(0)
    if (ctx.sink !== null && (only === DECLINED || codeOf(only) === PASS)) emitNothing(ctx, seat)
    handler.take?.(ctx, seat, codeOf(only), argumentOf(only))
  }
  throw new EngineError('the game does not come to a decision: the pack has an endless chain')
}

/** Who could only decline or pass was not asked, and those who watch want to know. */
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
