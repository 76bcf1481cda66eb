import { discardCard, drawCard } from '../board/rows.ts'
import { HAND, IN_DECK, moveCharacter, PILE } from '../state/card-location.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { DRAW_COUNT, DRAW_DONE, DRAW_KEEP } from '../state/frame-slots.ts'
import { pop, SEAT, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { COUNCIL } from '../state/words.ts'

const KEEP = choiceCode('keep')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

/** Draws from the Council deck, keeps some of the cards and discards the rest. */
export const draw: FrameHandler = {
  rule: 'REN-INV-6',
  step(ctx) {
    const { stack } = ctx.game
    const at = top(ctx.game)
    const seat = stack[at + SEAT]
    if (stack[at + DRAW_DONE] === 0) {
      stack[at + DRAW_DONE] = 1
      for (let i = stack[at + DRAW_COUNT]; i > 0; i--) drawToPile(ctx, seat)
      forgetDeck(ctx, seat)
      return true
    }
    if (stack[at + DRAW_KEEP] > 0 && ctx.game.pileSize[seat] > 0) return false
    discardRest(ctx, seat)
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    for (let character = 0; character < ctx.game.where.length; character++)
      if (ctx.game.where[character] === PILE + seat) out.push(makeChoice(KEEP, character))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, character) {
    if (code === DECLINE) return 0
    if (code !== KEEP) return NOT_ASKED_NOW
    return ctx.game.where[character] === PILE + seat ? 0 : NOT_AMONG_THESE
  },
  take(ctx, seat, code, character) {
    const at = top(ctx.game)
    if (code === DECLINE) {
      ctx.game.stack[at + DRAW_KEEP] = 0
      return
    }
    ctx.game.stack[at + DRAW_KEEP]--
    moveCharacter(ctx.game, character, HAND + seat)
    emitCardEvent(ctx, seat, character, 'pile', 'hand')
  },
}

/** Other seats no longer know which cards are in the deck: one of them may now be in this hand. */
function forgetDeck(ctx: RulesContext, seat: number): void {
  const { where, knownBy } = ctx.game
  for (let character = 0; character < where.length; character++)
    if (where[character] === IN_DECK) knownBy[character] &= 1 << seat
}

function drawToPile(ctx: RulesContext, seat: number): void {
  const character = drawCard(ctx, COUNCIL)
  if (character < 0) return
  moveCharacter(ctx.game, character, PILE + seat)
  ctx.game.knownBy[character] = 1 << seat
  emitCardEvent(ctx, seat, character, 'deck', 'pile')
}

function discardRest(ctx: RulesContext, seat: number): void {
  for (let character = 0; character < ctx.game.where.length; character++)
    if (ctx.game.where[character] === PILE + seat)
      discardCard(ctx, COUNCIL, character, seat, 'pile')
}

/** The event for a card that moves and that only this seat sees. */
export function emitCardEvent(
  ctx: RulesContext,
  seat: number,
  character: number,
  from: 'deck' | 'pile' | 'aside' | 'pack',
  to: 'pile' | 'hand' | 'aside' | 'deck' | 'gone',
): void {
  ctx.sink?.push({
    kind: 'card',
    what: 'character',
    card: ctx.tables.characterIds[character],
    from,
    to,
    seat,
    seen: 1 << seat,
  })
}
