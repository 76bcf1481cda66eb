import { choiceCode, makeChoice } from '../core/choice.ts'
import { feedCrews } from '../core/feed.ts'
import { pop } from '../core/frames.ts'
import type { Pending } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'

const FEED = choiceCode('feed')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** A seat feeds its crews; before that it may make bread (REN-FED-2, REN-OPT-7). */
export const feed: Pending = {
  rule: 'REN-FED-1',
  offer(_p, _seat, out) {
    out.push(makeChoice(FEED, 0))
  },
  judge: (_p, _seat, code) => (code === FEED ? 0 : NOT_ASKED_NOW),
  take(p, seat) {
    pop(p.game)
    feedCrews(p, seat)
  },
  worthAsking: () => true,
}
