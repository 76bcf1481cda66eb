import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { scoreDecree } from '../phases/decree.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { pop } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'

const SETTLE = choiceCode('settle')
const WHEN_DECREE = triggerCode('decree')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

/** ORI-STL-1: scores the settlement of the round for all seats. */
export function settle(ctx: RulesContext): void {
  const { seats, windRose } = ctx.game
  scoreDecree(ctx)
  for (let i = seats - 1; i >= 0; i--) fireTriggers(ctx, WHEN_DECREE, (windRose + i) % seats)
}

/** ORI-SOL-2: in a solo game the player picks an unused settlement. Unused ones are those from index `period` on. */
export const pickSettlement: FrameHandler = {
  rule: 'ORI-SOL-2',
  offer(ctx, _seat, out) {
    const { decrees, period } = ctx.game
    for (let i = period; i < decrees.length; i++) out.push(makeChoice(SETTLE, decrees[i]))
  },
  judge(ctx, _seat, code, decree) {
    if (code !== SETTLE) return NOT_ASKED_NOW
    return ctx.game.decrees.indexOf(decree) >= ctx.game.period ? 0 : NOT_AMONG_THESE
  },
  take(ctx, _seat, _code, decree) {
    const { decrees, period } = ctx.game
    pop(ctx.game)
    decrees[decrees.indexOf(decree)] = decrees[period]
    decrees[period] = decree
  },
}
