import { discardCard } from '../board/rows.ts'
import { countedAs } from '../cards/modifiers.ts'
import { judgeBread, payBread } from '../payment/bread.ts'
import { judgeCost } from '../payment/payment.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, pendingCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import {
  MARK_SENDS,
  NODE,
  NODE_FIRST,
  NODE_FLAGS,
  NODE_LESS,
  NODE_MARKS,
  NODE_N,
  NODE_WHAT,
} from '../state/tables.ts'
import { HAND, isHandOf } from '../state/whereabouts.ts'
import { COUNCIL } from '../state/words.ts'
import { pushEffect } from './run.ts'

const GIVE_FRAME = pendingCode('give')
const PAYMENT = pendingCode('payment')
const BUY = choiceCode('buy')
const GIVE = choiceCode('give')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_HAND = refusalCode('notInHand')

/** Pay something for an effect, or leave it: A the `pay` node (see tables.ts for its parts). */
export const price: Pending = {
  rule: 'REN-NAV-11',
  offer(p, seat, out) {
    if (judgePrice(p, seat, p.game.stack[top(p.game) + A]) === 0) out.push(makeChoice(BUY, 0))
    out.push(DECLINED)
  },
  judge(p, seat, code) {
    if (code === DECLINE) return 0
    return code === BUY ? judgePrice(p, seat, p.game.stack[top(p.game) + A]) : NOT_ASKED_NOW
  },
  take(p, seat, code) {
    const at = top(p.game)
    const node = p.game.stack[at + A]
    const source = p.game.stack[at + SOURCE]
    pop(p.game)
    if (code === BUY) payPrice(p, seat, node, source)
  },
  worthAsking: () => true,
  sends: (p, at, seat) =>
    p.game.stack[at + SEAT] === seat &&
    (p.tables.nodes[p.game.stack[at + A] * NODE + NODE_MARKS] & MARK_SENDS) !== 0,
}

/** Whether a seat can pay what a `pay` node asks. */
export function judgePrice(p: Play, seat: number, node: number): number {
  const base = node * NODE
  const { nodes } = p.tables
  const cards = nodes[base + NODE_WHAT]
  if (p.game.handSize[seat] < cards) {
    p.needs = cards
    p.has = p.game.handSize[seat]
    return NOT_IN_HAND
  }
  return (
    judgeBread(p, seat, nodes[base + NODE_N]) ||
    judgeCost(p, seat, nodes[base + NODE_LESS], countedAs(p, seat, nodes[base + NODE_FLAGS]))
  )
}

/** Pays what a `pay` node asks; then comes what was paid for. */
export function payPrice(p: Play, seat: number, node: number, source: number): void {
  const base = node * NODE
  const { nodes, lists } = p.tables
  pushEffect(p, seat, lists[nodes[base + NODE_FIRST]], source)
  payBread(p, seat, nodes[base + NODE_N], source)
  const cards = nodes[base + NODE_WHAT]
  if (cards > 0) push(p.game, GIVE_FRAME, seat, cards, 0, 0, source)
  const resources = nodes[base + NODE_LESS]
  if (resources === 0) return
  const accepts = countedAs(p, seat, nodes[base + NODE_FLAGS])
  push(p.game, PAYMENT, seat, resources, accepts, 0, source)
}

/** Cards of the hand given as a price: A how many more. */
export const give: Pending = {
  rule: 'REN-OPT-3',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, seat, out) {
    for (let character = 0; character < p.game.where.length; character++)
      if (isHandOf(p.game.where[character], seat)) out.push(makeChoice(GIVE, character))
  },
  judge(p, seat, code, character) {
    if (code !== GIVE) return NOT_ASKED_NOW
    return p.game.where[character] === HAND + seat ? 0 : NOT_IN_HAND
  },
  take(p, seat, _code, character) {
    p.game.stack[top(p.game) + A]--
    discardCard(p, COUNCIL, character, seat, 'hand')
  },
  noOptions: 'whilePaying',
}
