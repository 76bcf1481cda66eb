import { feedCrews } from '../phases/feed.ts'
import { choiceCode, makeChoice } from '../state/choice.ts'
import type { FrameHandler } from '../state/context.ts'
import { pop } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'

const FEED = choiceCode('feed')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** A seat feeds its crews; before that it may make bread (REN-FED-2, REN-OPT-7). */
export const feed: FrameHandler = {
  rule: 'REN-FED-1',
  offer(_p, _seat, out) {
    out.push(makeChoice(FEED, 0))
  },
  judge: (_p, _seat, code) => (code === FEED ? 0 : NOT_ASKED_NOW),
  take(ctx, seat) {
    pop(ctx.game)
    feedCrews(ctx, seat)
  },
  optionsMatter: () => true,
}
