import { payBread, score } from '../core/bread.ts'
import { choiceCode, makeChoice } from '../core/choice.ts'
import { pop } from '../core/frames.ts'
import { lessFor, spendLess } from '../core/modifiers.ts'
import type { Pending, Position } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import { builtBy } from '../core/ships.ts'
import { BY_RULE } from '../core/source.ts'
import { COST_FEED } from '../core/words.ts'

const FEED = choiceCode('feed')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** REN-FED-1. */
const FIRST_CREWS = 2
/** Points lost for each bread short. */
export const HUNGER = 3

/** Bread due from a seat, or what would be with some more ships. */
export const feedDue = (p: Position, seat: number, more = 0): number =>
  Math.max(0, FIRST_CREWS + builtBy(p.game, seat) + more - lessFor(p, seat, COST_FEED))

/** A seat feeds its crews; before that it may make bread (REN-FED-2, REN-OPT-7). */
export const feed: Pending = {
  rule: 'REN-FED-1',
  offer(_p, _seat, out) {
    out.push(makeChoice(FEED, 0))
  },
  judge: (_p, _seat, code) => (code === FEED ? 0 : NOT_ASKED_NOW),
  take(p, seat) {
    const due = feedDue(p, seat)
    const paid = Math.min(due, p.game.bread[seat])
    pop(p.game)
    p.sink?.push({ kind: 'feed', seat, due, paid, short: due - paid })
    payBread(p, seat, paid, BY_RULE)
    spendLess(p, seat, COST_FEED)
    score(p, seat, (paid - due) * HUNGER, BY_RULE)
  },
  worthAsking: () => true,
}
