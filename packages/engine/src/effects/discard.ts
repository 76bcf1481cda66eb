import { discardFromRow, rowOf } from '../board/rows.ts'
import { choiceCode, DECLINE, DECLINED, makeChoice } from '../state/choice.ts'
import type { FrameHandler } from '../state/context.ts'
import { A, B, C, pop, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { WORKSHOP } from '../state/words.ts'
import { pushEffect } from './run.ts'

const DISCARD_ARTWORK = choiceCode('discardArtwork')
const DISCARD_CHARACTER = choiceCode('discardCharacter')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_ROW = refusalCode('notInRow')

const kindFor = (row: number): number => (row === WORKSHOP ? DISCARD_ARTWORK : DISCARD_CHARACTER)

/** Discard cards of one's choice from a row: A how many more, B the row, C an effect for each. */
export const discard: FrameHandler = {
  rule: 'REN-INV-6',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + A] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, _seat, out) {
    const row = ctx.game.stack[top(ctx.game) + B]
    for (const card of rowOf(ctx.game, row)) if (card >= 0) out.push(makeChoice(kindFor(row), card))
    out.push(DECLINED)
  },
  judge(ctx, _seat, code, card) {
    if (code === DECLINE) return 0
    const row = ctx.game.stack[top(ctx.game) + B]
    if (code !== kindFor(row)) return NOT_ASKED_NOW
    return rowOf(ctx.game, row).includes(card) ? 0 : NOT_IN_ROW
  },
  take(ctx, seat, code, card) {
    if (code === DECLINE) return pop(ctx.game)
    const at = top(ctx.game)
    const row = ctx.game.stack[at + B]
    ctx.game.stack[at + A]--
    discardFromRow(ctx, row, rowOf(ctx.game, row).indexOf(card), seat)
    pushEffect(ctx, seat, ctx.game.stack[at + C], ctx.game.stack[at + SOURCE])
  },
}
