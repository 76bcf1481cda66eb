import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { CHOOSE_NODE } from '../state/frame-slots.ts'
import { pop, SEAT, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import {
  NODE_CHILD_COUNT,
  NODE_FIRST_CHILD,
  NODE_SIZE,
  NODE_TRAITS,
  TRAIT_SENDS,
} from '../state/tables.ts'
import { pushEffect } from './run.ts'

const CHOOSE = choiceCode('choose')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

const childCount = (ctx: RulesContext): number =>
  ctx.tables.nodes[ctx.game.stack[top(ctx.game) + CHOOSE_NODE] * NODE_SIZE + NODE_CHILD_COUNT]

/** The seat chooses one of several effects. */
export const choose: FrameHandler = {
  rule: 'REN-CON-3',
  offer(ctx, _seat, out) {
    for (let i = 0; i < childCount(ctx); i++) out.push(makeChoice(CHOOSE, i))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, _seat, code, i) {
    if (code === DECLINE) return 0
    if (code !== CHOOSE) return NOT_ASKED_NOW
    return i < childCount(ctx) ? 0 : NOT_AMONG_THESE
  },
  take(ctx, seat, code, i) {
    const at = top(ctx.game)
    const node = ctx.game.stack[at + CHOOSE_NODE]
    const source = ctx.game.stack[at + SOURCE]
    pop(ctx.game)
    if (code === DECLINE) return
    pushEffect(
      ctx,
      seat,
      ctx.tables.lists[ctx.tables.nodes[node * NODE_SIZE + NODE_FIRST_CHILD] + i],
      source,
    )
  },
  maySendShip: (ctx, at, seat) =>
    ctx.game.stack[at + SEAT] === seat &&
    (ctx.tables.nodes[ctx.game.stack[at + CHOOSE_NODE] * NODE_SIZE + NODE_TRAITS] & TRAIT_SENDS) !==
      0,
}
