import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, pop, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Pending, Play } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { MARK_SENDS, NODE, NODE_CHILDREN, NODE_FIRST, NODE_MARKS } from '../state/tables.ts'
import { pushEffect } from './run.ts'

const CHOOSE = choiceCode('choose')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

const childCount = (p: Play): number =>
  p.tables.nodes[p.game.stack[top(p.game) + A] * NODE + NODE_CHILDREN]

/** One of several effects: A the node that holds them. */
export const choose: Pending = {
  rule: 'REN-CON-3',
  offer(p, _seat, out) {
    for (let i = 0; i < childCount(p); i++) out.push(makeChoice(CHOOSE, i))
    out.push(DECLINED)
  },
  judge(p, _seat, code, i) {
    if (code === DECLINE) return 0
    if (code !== CHOOSE) return NOT_ASKED_NOW
    return i < childCount(p) ? 0 : NOT_AMONG_THESE
  },
  take(p, seat, code, i) {
    const at = top(p.game)
    const node = p.game.stack[at + A]
    const source = p.game.stack[at + SOURCE]
    pop(p.game)
    if (code === DECLINE) return
    pushEffect(p, seat, p.tables.lists[p.tables.nodes[node * NODE + NODE_FIRST] + i], source)
  },
  sends: (p, at, seat) =>
    p.game.stack[at + SEAT] === seat &&
    (p.tables.nodes[p.game.stack[at + A] * NODE + NODE_MARKS] & MARK_SENDS) !== 0,
}
