import {
  HAND_TO_BREAD,
  judgeBreadOption,
  offerHand,
  offerShips,
  takeBreadOption,
} from '../actions/bread-options.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { RulesContext } from '../state/context.ts'
import { FRAME_SIZE, KIND } from '../state/frames.ts'
import { SENDS_OVER } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')
const SENDS_PENDING = refusalCode('sendsPending')

/** REN-OPT-5: ships cannot become bread between the first and the last send of a turn. */
function judgeShipsToBread(ctx: RulesContext, seat: number): number {
  const sent = ctx.game.sent[seat]
  if (sent === 0 || sent === SENDS_OVER) return 0
  const { stack } = ctx.game
  for (let at = stack.length - FRAME_SIZE; at >= 0; at -= FRAME_SIZE)
    if (ctx.handlers[stack[at + KIND]].maySendShip?.(ctx, at, seat)) return SENDS_PENDING
  return 0
}

/** 0 if a seat that decides may take an optional action now, else a refusal code. */
export function judgeOption(
  ctx: RulesContext,
  seat: number,
  code: number,
  argument: number,
): number {
  const { game } = ctx
  const top = ctx.handlers[game.stack[game.stack.length - FRAME_SIZE + KIND]]
  if (top.optionsRefusal) return refusalCode(top.optionsRefusal)
  if (code > HAND_TO_BREAD) return NOT_ASKED_NOW
  return (
    judgeBreadOption(ctx, seat, code, argument) ||
    (code === HAND_TO_BREAD ? 0 : judgeShipsToBread(ctx, seat))
  )
}

/** Adds the optional actions of a seat that decides (REN-OPT-4). */
export function offerOptions(
  ctx: RulesContext,
  seat: number,
  out: ChoiceBuffer,
  limit: number,
): void {
  const { game } = ctx
  const top = ctx.handlers[game.stack[game.stack.length - FRAME_SIZE + KIND]]
  if (top.optionsRefusal) return
  if (judgeShipsToBread(ctx, seat) === 0) offerShips(ctx, seat, out, limit)
  if (out.length < limit) offerHand(ctx, seat, out)
}

/** REN-OPT-5: after a send, moving a ship for bread ends the sends of this turn. */
export function takeOption(ctx: RulesContext, seat: number, code: number, argument: number): void {
  if (code !== HAND_TO_BREAD && ctx.game.sent[seat] !== 0) ctx.game.sent[seat] = SENDS_OVER
  takeBreadOption(ctx, seat, code, argument)
}
