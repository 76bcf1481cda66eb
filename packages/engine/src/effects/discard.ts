import { discardFromRow, rowOf } from '../board/rows.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import { A, B, C, pop, SOURCE, top } from '../state/frames.ts'
import type { Pending } from '../state/play.ts'
import { refusalCode } from '../state/refusal.ts'
import { WORKSHOP } from '../state/words.ts'
import { pushEffect } from './run.ts'

const DISCARD_ARTWORK = choiceCode('discardArtwork')
const DISCARD_CHARACTER = choiceCode('discardCharacter')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_ROW = refusalCode('notInRow')

const kindFor = (row: number): number => (row === WORKSHOP ? DISCARD_ARTWORK : DISCARD_CHARACTER)

/** Discard cards of one's choice from a row: A how many more, B the row, C an effect for each. */
export const discard: Pending = {
  rule: 'REN-INV-6',
  step(p) {
    if (p.game.stack[top(p.game) + A] > 0) return false
    pop(p.game)
    return true
  },
  offer(p, _seat, out) {
    const row = p.game.stack[top(p.game) + B]
    for (const card of rowOf(p.game, row)) if (card >= 0) out.push(makeChoice(kindFor(row), card))
    out.push(DECLINED)
  },
  judge(p, _seat, code, card) {
    if (code === DECLINE) return 0
    const row = p.game.stack[top(p.game) + B]
    if (code !== kindFor(row)) return NOT_ASKED_NOW
    return rowOf(p.game, row).includes(card) ? 0 : NOT_IN_ROW
  },
  take(p, seat, code, card) {
    if (code === DECLINE) return pop(p.game)
    const at = top(p.game)
    const row = p.game.stack[at + B]
    p.game.stack[at + A]--
    discardFromRow(p, row, rowOf(p.game, row).indexOf(card), seat)
    pushEffect(p, seat, p.game.stack[at + C], p.game.stack[at + SOURCE])
  },
}
