import { feedCrews } from '../phases/feed.ts'
import { type ChoiceKind, choiceCode, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { pop } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'

const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** A question with one answer. It gives the seat time for optional actions (REN-OPT-7). */
function confirmation(
  rule: string,
  kind: ChoiceKind,
  confirmed: (ctx: RulesContext, seat: number) => void,
): FrameHandler {
  const code = choiceCode(kind)
  return {
    rule,
    offer: (_ctx, _seat, out) => out.push(makeChoice(code, 0)),
    judge: (_ctx, _seat, chosen) => (chosen === code ? 0 : NOT_ASKED_NOW),
    take(ctx, seat) {
      pop(ctx.game)
      confirmed(ctx, seat)
    },
    optionsMatter: () => true,
  }
}

/** A seat feeds its crews (REN-FED-2). */
export const feed = confirmation('REN-FED-1', 'feed', feedCrews)

/** A seat is ready for the decree, which is scored when all are ready. */
export const decree = confirmation('REN-DEC-1', 'decree', () => {})
