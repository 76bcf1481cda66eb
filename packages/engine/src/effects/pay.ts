import { fire, triggerCode } from '../cards/triggers.ts'
import { judgePayment, makePayment, offerPayments, shipsInPayment } from '../payment/payment.ts'
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
    offerPayments(ctx, seat, ctx.game.stack[at + A], ctx.game.stack[at + B], out, limit)
  },
  judge(ctx, seat, code, chosen) {
    const at = top(ctx.game)
    if (code !== PAY) return NOT_ASKED_NOW
    return judgePayment(ctx, seat, ctx.game.stack[at + A], ctx.game.stack[at + B], chosen)
  },
  take(ctx, seat, _code, chosen) {
    const at = top(ctx.game)
    const cost = ctx.game.stack[at + A]
    const source = ctx.game.stack[at + SOURCE]
    pop(ctx.game)
    const surplus = makePayment(ctx, seat, cost, chosen, source)
    // Triggers of the payment run after the purchase, whose frame is right below: push them under it.
    const paidFor = ctx.game.stack.splice(ctx.game.stack.length - FRAME)
    if (surplus > 0) fire(ctx, WHEN_OVERPAY, seat)
    fire(ctx, WHEN_PAY, seat, partsUsed(chosen))
    ctx.game.stack.push(...paidFor)
  },
  noOptions: 'whilePaying',
}

/** Mask of the holds that a payment uses; bit 5 for the bay. */
function partsUsed(chosen: number): number {
  let used = 0
  for (let part = 0; part <= EMERGENCY; part++)
    if (shipsInPayment(chosen, part) > 0) used |= 1 << part
  return used
}
