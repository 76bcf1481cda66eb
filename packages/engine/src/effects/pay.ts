import { fire, triggerCode } from '../cards/triggers.ts'
import { judgeWay, offerWays, payWay, shipsOfPart } from '../payment/payment.ts'
import { PAY } from '../state/choice.ts'
import { A, B, FRAME, pop, SOURCE, top } from '../state/frames.ts'
import type { Pending } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { EMERGENCY } from '../state/tables.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')
const WHEN_PAY = triggerCode('pay')
const WHEN_OVERPAY = triggerCode('overpay')

/** A payment in resources: A the cost, B the mask of holds that pay it. */
export const payment: Pending = {
  rule: 'REN-PAY-1',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, seat, out, limit) {
    const at = top(p.game)
    offerWays(p, seat, p.game.stack[at + A], p.game.stack[at + B], out, limit)
  },
  judge(p, seat, code, way) {
    const at = top(p.game)
    if (code !== PAY) return NOT_ASKED_NOW
    return judgeWay(p, seat, p.game.stack[at + A], p.game.stack[at + B], way)
  },
  take(p, seat, _code, way) {
    const at = top(p.game)
    const cost = p.game.stack[at + A]
    const source = p.game.stack[at + SOURCE]
    pop(p.game)
    const surplus = payWay(p, seat, cost, way, source)
    // What a payment sets off comes after what was paid for, whose frame lies right below.
    const paidFor = p.game.stack.splice(p.game.stack.length - FRAME)
    if (surplus > 0) fire(p, WHEN_OVERPAY, seat)
    fire(p, WHEN_PAY, seat, partsUsed(way))
    p.game.stack.push(...paidFor)
  },
  noOptions: 'whilePaying',
}

/** Mask of the holds a payment drew on; bit 5 for the bay. */
function partsUsed(way: number): number {
  let used = 0
  for (let part = 0; part <= EMERGENCY; part++) if (shipsOfPart(way, part) > 0) used |= 1 << part
  return used
}
