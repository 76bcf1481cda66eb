import { discardCard } from '../board/rows.ts'
import { holdsCountingAs } from '../cards/modifiers.ts'
import { judgeBread, payBread } from '../payment/bread.ts'
import { judgeCost } from '../payment/payment.ts'
import { HAND, isHandOf } from '../state/card-location.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { GIVE_LEFT, PRICE_NODE } from '../state/frame-slots.ts'
import { frameCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import {
  NODE_AMOUNT,
  NODE_FIRST_CHILD,
  NODE_FLAGS,
  NODE_REDUCTION,
  NODE_SIZE,
  NODE_TRAITS,
  NODE_WHAT,
  TRAIT_SENDS,
} from '../state/tables.ts'
import { COUNCIL } from '../state/words.ts'
import { pushEffect } from './run.ts'

const GIVE_FRAME = frameCode('give')
const PAYMENT = frameCode('payment')
const BUY = choiceCode('buy')
const GIVE = choiceCode('give')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_HAND = refusalCode('notInHand')

/** The seat pays for an effect or declines it. */
export const price: FrameHandler = {
  rule: 'REN-NAV-11',
  offer(ctx, seat, out) {
    if (judgePrice(ctx, seat, ctx.game.stack[top(ctx.game) + PRICE_NODE]) === 0)
      out.push(makeChoice(BUY, 0))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code) {
    if (code === DECLINE) return 0
    return code === BUY
      ? judgePrice(ctx, seat, ctx.game.stack[top(ctx.game) + PRICE_NODE])
      : NOT_ASKED_NOW
  },
  take(ctx, seat, code) {
    const at = top(ctx.game)
    const node = ctx.game.stack[at + PRICE_NODE]
    const source = ctx.game.stack[at + SOURCE]
    pop(ctx.game)
    if (code === BUY) payPrice(ctx, seat, node, source)
  },
  optionsMatter: () => true,
  maySendShip: (ctx, at, seat) =>
    ctx.game.stack[at + SEAT] === seat &&
    (ctx.tables.nodes[ctx.game.stack[at + PRICE_NODE] * NODE_SIZE + NODE_TRAITS] & TRAIT_SENDS) !==
      0,
}

/** 0 if a seat can pay the bread, cards and resources of a `pay` node, else a refusal code. */
export function judgePrice(ctx: RulesContext, seat: number, node: number): number {
  const base = node * NODE_SIZE
  const { nodes } = ctx.tables
  const cards = nodes[base + NODE_WHAT]
  if (ctx.game.handSize[seat] < cards) {
    ctx.needs = cards
    ctx.has = ctx.game.handSize[seat]
    return NOT_IN_HAND
  }
  return (
    judgeBread(ctx, seat, nodes[base + NODE_AMOUNT]) ||
    judgeCost(
      ctx,
      seat,
      nodes[base + NODE_REDUCTION],
      holdsCountingAs(ctx, seat, nodes[base + NODE_FLAGS]),
    )
  )
}

/** Pays the price of a `pay` node; the effect that it buys runs after the payment. */
export function payPrice(ctx: RulesContext, seat: number, node: number, source: number): void {
  const base = node * NODE_SIZE
  const { nodes, lists } = ctx.tables
  pushEffect(ctx, seat, lists[nodes[base + NODE_FIRST_CHILD]], source)
  payBread(ctx, seat, nodes[base + NODE_AMOUNT], source)
  const cards = nodes[base + NODE_WHAT]
  if (cards > 0) push(ctx.game, GIVE_FRAME, seat, cards, 0, 0, source)
  const resources = nodes[base + NODE_REDUCTION]
  if (resources === 0) return
  const accepts = holdsCountingAs(ctx, seat, nodes[base + NODE_FLAGS])
  push(ctx.game, PAYMENT, seat, resources, accepts, 0, source)
}

/** The seat gives cards of its hand as part of a price, one by one. */
export const give: FrameHandler = {
  rule: 'REN-OPT-3',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + GIVE_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    for (let character = 0; character < ctx.game.where.length; character++)
      if (isHandOf(ctx.game.where[character], seat)) out.push(makeChoice(GIVE, character))
  },
  judge(ctx, seat, code, character) {
    if (code !== GIVE) return NOT_ASKED_NOW
    return ctx.game.where[character] === HAND + seat ? 0 : NOT_IN_HAND
  },
  take(ctx, seat, _code, character) {
    ctx.game.stack[top(ctx.game) + GIVE_LEFT]--
    discardCard(ctx, COUNCIL, character, seat, 'hand')
  },
  optionsRefusal: 'whilePaying',
}
