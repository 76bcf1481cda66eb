import { extraAcquire, extraDiscover, extraInvite } from '../actions/buying.ts'
import { build, launch } from '../actions/construction.ts'
import { borrow, engaged } from '../actions/engagement.ts'
import { extraNavigate, visit } from '../actions/navigation-effects.ts'
import { purchase } from '../actions/purchase.ts'
import { order, resolving } from '../cards/triggers.ts'
import { choose } from '../effects/choose.ts'
import { discard } from '../effects/discard.ts'
import { draw } from '../effects/draw.ts'
import { payment } from '../effects/payment.ts'
import { give, price } from '../effects/price.ts'
import { recall } from '../effects/recall.ts'
import { run } from '../effects/run.ts'
import { send } from '../effects/send.ts'
import { shift } from '../effects/shift.ts'
import { straighten } from '../effects/straighten.ts'
import { take } from '../effects/take.ts'
import { draft, select } from '../phases/picking.ts'
import { type FrameHandler, noHandler } from '../state/context.ts'
import { FRAME_KINDS, type FrameKind } from '../state/frames.ts'

/** The handlers of a game, by kind of frame; kinds that the game does not use are absent. */
export type HandlerMap = Partial<Readonly<Record<FrameKind, FrameHandler>>>

/** The handlers that both games share. */
export const sharedHandlers = {
  payment,
  run,
  send,
  take,
  straighten,
  choose,
  price,
  build,
  acquire: extraAcquire,
  discover: extraDiscover,
  invite: extraInvite,
  navigate: extraNavigate,
  visit,
  recall,
  shift,
  discard,
  draw,
  borrow,
  resolving,
  order,
  engaged,
  launch,
  purchase,
  give,
  select,
  draft,
} satisfies HandlerMap

/** Gives all handlers the same fields in the same order, which makes calls in the innermost loop fast. */
const withAllFields = (handler: FrameHandler): FrameHandler => ({
  rule: handler.rule,
  step: handler.step,
  deciders: handler.deciders,
  offer: handler.offer,
  judge: handler.judge,
  decisionDetails: handler.decisionDetails,
  take: handler.take,
  optionsMatter: handler.optionsMatter,
  forbiddenBy: handler.forbiddenBy,
  maySendShip: handler.maySendShip,
  optionsRefusal: handler.optionsRefusal,
})

/** The handlers as an array by code of the frame kind. */
export const registerHandlers = (handlers: HandlerMap): readonly FrameHandler[] =>
  FRAME_KINDS.map((kind) => {
    const handler = handlers[kind]
    return handler === undefined ? noHandler : withAllFields(handler)
  })
