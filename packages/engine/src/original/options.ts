import { judgeBreadOption, offerHand, offerShips, takeBreadOption } from '../actions/options.ts'
import { score } from '../payment/bread.ts'
import { judgeCost } from '../payment/payment.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import { A, FRAME, KIND, pendingCode, pop, push, SEAT, top } from '../state/frames.ts'
import type { Offers } from '../state/offers.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { BY_RULE } from '../state/source.ts'
import { ALL_HOLDS } from '../state/words.ts'
import { claim, judgeClaim, offerClaims } from './milestones.ts'

const CLAIM = choiceCode('claim')
const BUY_POINT = choiceCode('buyPoint')
const CLOSE = pendingCode('close')
const REWARD = pendingCode('reward')
const PAYMENT = pendingCode('payment')
const NOT_YOUR_TURN = refusalCode('notYourTurn')
const ARTWORKS_LEFT = refusalCode('artworksLeft')

/** ORI-FRE-4: thaler for a point, once there is no contract left. */
const POINT_COST = 3

/** ORI-ACT-2, ORI-FED-2: free actions are for one's own turn, and not after passing. */
function judgeMoment({ game, pending }: Play, seat: number): number {
  const top = pending[game.stack[game.stack.length - FRAME + KIND]]
  if (top.noOptions) return refusalCode(top.noOptions)
  // A turn has its end on the stack, right above the course of the game.
  const underWay = game.stack[FRAME + KIND] === CLOSE && game.stack[FRAME + SEAT] === seat
  return underWay && game.passed[seat] === 0 ? 0 : NOT_YOUR_TURN
}

function judgePoint(p: Play, seat: number): number {
  const { workshop, artworkDeck, artworkDiscard } = p.game
  if (artworkDeck.length + artworkDiscard.length > 0 || workshop.some((card) => card >= 0))
    return ARTWORKS_LEFT
  return judgeCost(p, seat, POINT_COST, ALL_HOLDS)
}

export function judgeOption(p: Play, seat: number, code: number, argument: number): number {
  const moment = judgeMoment(p, seat)
  if (moment !== 0) return moment
  if (code === CLAIM) return judgeClaim(p, seat, argument)
  return code === BUY_POINT ? judgePoint(p, seat) : judgeBreadOption(p, seat, code, argument)
}

/** ORI-FRE-1 to ORI-FRE-4. */
export function offerOptions(p: Play, seat: number, out: Offers, limit: number): void {
  if (judgeMoment(p, seat) !== 0) return
  offerShips(p, seat, out, limit)
  if (out.length >= limit) return
  offerHand(p, seat, out)
  offerClaims(p, seat, CLAIM, out)
  if (judgePoint(p, seat) === 0) out.push(makeChoice(BUY_POINT, 0))
}

export function takeOption(p: Play, seat: number, code: number, argument: number): void {
  if (code === CLAIM) return claim(p, seat, argument)
  if (code !== BUY_POINT) return takeBreadOption(p, seat, code, argument)
  push(p.game, REWARD, seat, 1, 0, 0, BY_RULE)
  push(p.game, PAYMENT, seat, POINT_COST, ALL_HOLDS, 0, BY_RULE)
}

/** What was paid for is A points. */
export const reward: Pending = {
  rule: 'ORI-FRE-4',
  step(p) {
    const { stack } = p.game
    const at = top(p.game)
    const seat = stack[at + SEAT]
    const points = stack[at + A]
    pop(p.game)
    score(p, seat, points, BY_RULE)
    return true
  },
}
