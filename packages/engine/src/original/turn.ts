import { beginAction, judgeAction, offerActions } from '../actions/main-actions.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { choiceCode, makeChoice, PASS } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { pop, SEAT, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { canClaim } from './milestones.ts'

const END_TURN = choiceCode('endTurn')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const WHEN_PASS = triggerCode('pass')

/** ORI-ACT-1: in its turn a seat takes one main action or passes. */
export const main: FrameHandler = {
  rule: 'ORI-ACT-1',
  offer: offerActions,
  judge: judgeAction,
  take(ctx, seat, code, argument) {
    pop(ctx.game)
    if (code === PASS) pass(ctx, seat)
    else beginAction(ctx, seat, code, argument)
  },
  optionsMatter: () => true,
}

/** The seat is out for this round. The start marker does not move (ORI-PRE-2). */
function pass(ctx: RulesContext, seat: number): void {
  const { game } = ctx
  const first = !game.passed.includes(1)
  game.passed[seat] = 1
  ctx.sink?.push({ kind: 'pass', seat, first })
  fireTriggers(ctx, WHEN_PASS, seat, first ? 1 : 0)
}

/**
 * The end of a turn. The seat is asked only if it can claim a milestone (ORI-FRE-5); every other free
 * action can wait for its next turn. After passing there are no free actions (ORI-ACT-2).
 */
export const close: FrameHandler = {
  rule: 'ORI-FRE-5',
  step(ctx) {
    const seat = ctx.game.stack[top(ctx.game) + SEAT]
    if (ctx.game.passed[seat] === 0 && canClaim(ctx, seat)) return false
    pop(ctx.game)
    return true
  },
  offer(_ctx, _seat, out) {
    out.push(makeChoice(END_TURN, 0))
  },
  judge: (_ctx, _seat, code) => (code === END_TURN ? 0 : NOT_ASKED_NOW),
  take(ctx) {
    pop(ctx.game)
  },
  optionsMatter: () => true,
}
