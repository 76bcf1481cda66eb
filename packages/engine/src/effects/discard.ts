import { discardFromRow, rowOf } from '../board/rows.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler } from '../state/context.ts'
import { DISCARD_LEFT, DISCARD_NODE, DISCARD_ROW } from '../state/frame-slots.ts'
import { pop, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { WORKSHOP } from '../state/words.ts'
import { pushEffect } from './run.ts'

const DISCARD_ARTWORK = choiceCode('discardArtwork')
const DISCARD_CHARACTER = choiceCode('discardCharacter')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_ROW = refusalCode('notInRow')

const kindFor = (row: number): number => (row === WORKSHOP ? DISCARD_ARTWORK : DISCARD_CHARACTER)

/** Discards cards from a row, one by one, with an effect for each. */
export const discard: FrameHandler = {
  rule: 'REN-INV-6',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + DISCARD_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, _seat, out) {
    const row = ctx.game.stack[top(ctx.game) + DISCARD_ROW]
    for (const card of rowOf(ctx.game, row)) if (card >= 0) out.push(makeChoice(kindFor(row), card))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, _seat, code, card) {
    if (code === DECLINE) return 0
    const row = ctx.game.stack[top(ctx.game) + DISCARD_ROW]
    if (code !== kindFor(row)) return NOT_ASKED_NOW
    return rowOf(ctx.game, row).includes(card) ? 0 : NOT_IN_ROW
  },
  take(ctx, seat, code, card) {
    if (code === DECLINE) return pop(ctx.game)
    const at = top(ctx.game)
    const row = ctx.game.stack[at + DISCARD_ROW]
    ctx.game.stack[at + DISCARD_LEFT]--
    discardFromRow(ctx, row, rowOf(ctx.game, row).indexOf(card), seat)
    pushEffect(ctx, seat, ctx.game.stack[at + DISCARD_NODE], ctx.game.stack[at + SOURCE])
  },
}
