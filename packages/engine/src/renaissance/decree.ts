import { choiceCode, makeChoice } from '../state/choice.ts'
import type { FrameHandler } from '../state/context.ts'
import { pop } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'

const DECREE = choiceCode('decree')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** The window before the decree is scored (REN-OPT-7). */
export const decree: FrameHandler = {
  rule: 'REN-DEC-1',
  offer(_p, _seat, out) {
    out.push(makeChoice(DECREE, 0))
  },
  judge: (_p, _seat, code) => (code === DECREE ? 0 : NOT_ASKED_NOW),
  take(ctx) {
    pop(ctx.game)
  },
  optionsMatter: () => true,
}
