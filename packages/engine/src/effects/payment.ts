import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { judgePayment, makePayment, offerPayments, shipsInPayment } from '../payment/payment.ts'
import { PAY } from '../state/choice.ts'
import type { FrameHandler } from '../state/context.ts'
import { PAYMENT_COST, PAYMENT_HOLDS } from '../state/frame-slots.ts'
import { FRAME_SIZE, pop, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { EMERGENCY } from '../state/tables.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')
const WHEN_PAY = triggerCode('pay')
const WHEN_OVERPAY = triggerCode('overpay')

/** The seat chooses how to pay a cost in resources. */
export const payment: FrameHandler = {
  rule: 'REN-PAY-1',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + PAYMENT_COST] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out, limit) {
    const at = top(ctx.game)
    offerPayments(
      ctx,
      seat,
      ctx.game.stack[at + PAYMENT_COST],
      ctx.game.stack[at + PAYMENT_HOLDS],
      out,
      limit,
    )
  },
  judge(ctx, seat, code, chosen) {
    const at = top(ctx.game)
    if (code !== PAY) return NOT_ASKED_NOW
    return judgePayment(
      ctx,
      seat,
      ctx.game.stack[at + PAYMENT_COST],
      ctx.game.stack[at + PAYMENT_HOLDS],
      chosen,
    )
  },
  take(ctx, seat, _code, chosen) {
    const at = top(ctx.game)
    const cost = ctx.game.stack[at + PAYMENT_COST]
    const source = ctx.game.stack[at + SOURCE]
    pop(ctx.game)
    const surplus = makePayment(ctx, seat, cost, chosen, source)
    // Triggers of the payment run after the purchase, whose frame is right below: push them under it.
    const paidFor = ctx.game.stack.splice(ctx.game.stack.length - FRAME_SIZE)
    if (surplus > 0) fireTriggers(ctx, WHEN_OVERPAY, seat)
    fireTriggers(ctx, WHEN_PAY, seat, partsUsed(chosen))
    ctx.game.stack.push(...paidFor)
  },
  optionsRefusal: 'whilePaying',
}

/** Mask of the holds that a payment uses; bit 5 for the bay. */
function partsUsed(chosen: number): number {
  let used = 0
  for (let part = 0; part <= EMERGENCY; part++)
    if (shipsInPayment(chosen, part) > 0) used |= 1 << part
  return used
}
