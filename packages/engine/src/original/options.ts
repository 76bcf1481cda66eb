import {
  judgeBreadOption,
  offerHand,
  offerShips,
  takeBreadOption,
} from '../actions/bread-options.ts'
import { judgeCost } from '../payment/payment.ts'
import { scorePoints } from '../payment/points.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { ChoiceBuffer } from '../state/choice-buffer.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { REWARD_POINTS } from '../state/frame-slots.ts'
import { FRAME_SIZE, frameCode, KIND, pop, push, SEAT, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { BY_RULE } from '../state/source.ts'
import { ALL_HOLDS } from '../state/words.ts'
import { claim, judgeClaim, offerClaims } from './milestones.ts'

const CLAIM = choiceCode('claim')
const BUY_POINT = choiceCode('buyPoint')
const CLOSE = frameCode('close')
const REWARD = frameCode('reward')
const PAYMENT = frameCode('payment')
const NOT_YOUR_TURN = refusalCode('notYourTurn')
const ARTWORKS_LEFT = refusalCode('artworksLeft')

/** ORI-FRE-4: resources for one point, once no contract is left. */
const POINT_COST = 3

/** ORI-ACT-2, ORI-FED-2: free actions are allowed only in the seat's own turn and not after passing. */
function judgeOwnTurn({ game, handlers }: RulesContext, seat: number): number {
  const top = handlers[game.stack[game.stack.length - FRAME_SIZE + KIND]]
  if (top.optionsRefusal) return refusalCode(top.optionsRefusal)
  // During a turn its `close` frame is right above the `flow` frame.
  const isOwnTurn =
    game.stack[FRAME_SIZE + KIND] === CLOSE && game.stack[FRAME_SIZE + SEAT] === seat
  return isOwnTurn && game.passed[seat] === 0 ? 0 : NOT_YOUR_TURN
}

function judgeBuyPoint(ctx: RulesContext, seat: number): number {
  const { workshop, artworkDeck, artworkDiscard } = ctx.game
  if (artworkDeck.length + artworkDiscard.length > 0 || workshop.some((card) => card >= 0))
    return ARTWORKS_LEFT
  return judgeCost(ctx, seat, POINT_COST, ALL_HOLDS)
}

/** 0 if a seat may take a free action now, else a refusal code. */
export function judgeOption(
  ctx: RulesContext,
  seat: number,
  code: number,
  argument: number,
): number {
  const refusal = judgeOwnTurn(ctx, seat)
  if (refusal !== 0) return refusal
  if (code === CLAIM) return judgeClaim(ctx, seat, argument)
  return code === BUY_POINT ? judgeBuyPoint(ctx, seat) : judgeBreadOption(ctx, seat, code, argument)
}

/** Adds the free actions of a seat (ORI-FRE-1 to ORI-FRE-4). */
export function offerOptions(
  ctx: RulesContext,
  seat: number,
  out: ChoiceBuffer,
  limit: number,
): void {
  if (judgeOwnTurn(ctx, seat) !== 0) return
  offerShips(ctx, seat, out, limit)
  if (out.length >= limit) return
  offerHand(ctx, seat, out)
  offerClaims(ctx, seat, CLAIM, out)
  if (judgeBuyPoint(ctx, seat) === 0) out.push(makeChoice(BUY_POINT, 0))
}

/** Carries out a free action. */
export function takeOption(ctx: RulesContext, seat: number, code: number, argument: number): void {
  if (code === CLAIM) return claim(ctx, seat, argument)
  if (code !== BUY_POINT) return takeBreadOption(ctx, seat, code, argument)
  push(ctx.game, REWARD, seat, 1, 0, 0, BY_RULE)
  push(ctx.game, PAYMENT, seat, POINT_COST, ALL_HOLDS, 0, BY_RULE)
}

/** Gives the points that were paid for. */
export const reward: FrameHandler = {
  rule: 'ORI-FRE-4',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const seat = stack[at + SEAT]
    const points = stack[at + REWARD_POINTS]
    pop(ctx.game)
    scorePoints(ctx, seat, points, BY_RULE)
    return true
  },
}
