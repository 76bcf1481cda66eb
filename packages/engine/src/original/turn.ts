import { beginAction, judgeAction, offerActions } from '../actions/actions.ts'
import { fire, triggerCode } from '../cards/triggers.ts'
import { choiceCode, makeChoice, PASS } from '../state/choice.ts'
import { pop, SEAT, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { canClaim } from './milestones.ts'

const END_TURN = choiceCode('endTurn')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const WHEN_PASS = triggerCode('pass')

/** ORI-ACT-1: one main action, or the pass. */
export const main: Pending = {
  rule: 'ORI-ACT-1',
  offer: offerActions,
  judge: judgeAction,
  take(p, seat, code, argument) {
    pop(p.game)
    if (code === PASS) pass(p, seat)
    else beginAction(p, seat, code, argument)
  },
  worthAsking: () => true,
}

/** Final for the round; the start marker stays where it is (ORI-PRE-2). */
function pass(p: Play, seat: number): void {
  const { game } = p
  const first = !game.passed.includes(1)
  game.passed[seat] = 1
  p.sink?.push({ kind: 'pass', seat, first })
  fire(p, WHEN_PASS, seat, first ? 1 : 0)
}

/**
 * The end of a turn: what waited for it lay above. A milestone can be claimed at this last moment
 * (ORI-FRE-5); every other free action can as well wait for the next turn, which comes in any case,
 * if only to pass. After passing there is nothing left to do (ORI-ACT-2).
 */
export const close: Pending = {
  rule: 'ORI-FRE-5',
  step(p) {
    const seat = p.game.stack[top(p.game) + SEAT]
    if (p.game.passed[seat] === 0 && canClaim(p, seat)) return false
    pop(p.game)
    return true
  },
  offer(_p, _seat, out) {
    out.push(makeChoice(END_TURN, 0))
  },
  judge: (_p, _seat, code) => (code === END_TURN ? 0 : NOT_ASKED_NOW),
  take(p) {
    pop(p.game)
  },
  worthAsking: () => true,
}
