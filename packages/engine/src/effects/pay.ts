import { fire, triggerCode } from '../cards/triggers.ts'
import { judgeWay, offerWays, payWay, shipsOfPart } from '../payment/payment.ts'
import { PAY } from '../state/choice.ts'
import type { FrameHandler } from '../state/context.ts'
import { A, B, FRAME, pop, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { EMERGENCY } from '../state/tables.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')
const WHEN_PAY = triggerCode('pay')
const WHEN_OVERPAY = triggerCode('overpay')

/** A payment in resources: A the cost, B the mask of holds that pay it. */
export const payment: FrameHandler = {
  rule: 'REN-PAY-1',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + A] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out, limit) {
    const at = top(ctx.game)
    offerWays(ctx, seat, ctx.game.stack[at + A], ctx.game.stack[at + B], out, limit)
  },
  judge(ctx, seat, code, way) {
    const at = top(ctx.game)
    if (code !== PAY) return NOT_ASKED_NOW
    return judgeWay(ctx, seat, ctx.game.stack[at + A], ctx.game.stack[at + B], way)
  },
  take(ctx, seat, _code, way) {
    const at = top(ctx.game)
    const cost = ctx.game.stack[at + A]
    const source = ctx.game.stack[at + SOURCE]
    pop(ctx.game)
    const surplus = payWay(ctx, seat, cost, way, source)
    // What a payment sets off comes after what was paid for, whose frame lies right below.
    const paidFor = ctx.game.stack.splice(ctx.game.stack.length - FRAME)
    if (surplus > 0) fire(ctx, WHEN_OVERPAY, seat)
    fire(ctx, WHEN_PAY, seat, partsUsed(way))
    ctx.game.stack.push(...paidFor)
  },
  noOptions: 'whilePaying',
}

/** Mask of the holds a payment drew on; bit 5 for the bay. */
function partsUsed(way: number): number {
  let used = 0
  for (let part = 0; part <= EMERGENCY; part++) if (shipsOfPart(way, part) > 0) used |= 1 << part
  return used
}
