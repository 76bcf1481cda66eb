import { placeFaceUp, refillUnlessDeferred, removeFromRow } from '../board/rows.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { gainBread, judgeBread, payBread } from '../payment/bread.ts'
import { gainSlotBread, slotSurcharge } from '../payment/slot-prices.ts'
import { HAND } from '../state/card-location.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { ALL_SEE } from '../state/event.ts'
import { TAKE_FLAGS, TAKE_LEFT } from '../state/frame-slots.ts'
import { pop, SEAT, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { CHARACTER_TYPES, COUNCIL } from '../state/words.ts'

const TAKE = choiceCode('take')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_IN_ROW = refusalCode('notInRow')
const WHEN_TAKE = triggerCode('take')
/** For a character that is replaced by bread: it matches every filter. */
const ANY_TYPE = (1 << CHARACTER_TYPES.length) - 1

/** Takes characters from the Council, one by one. */
export const take: FrameHandler = {
  rule: 'REN-NAV-6',
  step(ctx) {
    const at = top(ctx.game)
    if (ctx.game.stack[at + TAKE_LEFT] === 0) {
      pop(ctx.game)
      return true
    }
    const { breadInsteadOfTaking } = ctx.tables.config
    if (breadInsteadOfTaking === 0 || ctx.game.council.some((character) => character >= 0))
      return false
    // ORI-GET-2: bread instead of a character counts as taking one.
    const seat = ctx.game.stack[at + SEAT]
    ctx.game.stack[at + TAKE_LEFT]--
    gainBread(ctx, seat, breadInsteadOfTaking, ctx.game.stack[at + SOURCE])
    fireTriggers(ctx, WHEN_TAKE, seat, ANY_TYPE)
    return true
  },
  offer(ctx, seat, out) {
    for (const character of ctx.game.council)
      if (character >= 0 && judgeTake(ctx, seat, character) === 0)
        out.push(makeChoice(TAKE, character))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, character) {
    if (code === DECLINE) return 0
    return code === TAKE ? judgeTake(ctx, seat, character) : NOT_ASKED_NOW
  },
  take(ctx, seat, code, character) {
    if (code === DECLINE) return pop(ctx.game)
    const { game } = ctx
    const at = top(game)
    const source = game.stack[at + SOURCE]
    const slot = game.council.indexOf(character)
    game.stack[at + TAKE_LEFT]--
    payBread(
      ctx,
      seat,
      slotSurcharge(ctx, seat, COUNCIL, slot, game.stack[at + TAKE_FLAGS]),
      source,
    )
    gainSlotBread(ctx, seat, COUNCIL, slot, source)
    removeFromRow(ctx, COUNCIL, slot)
    placeFaceUp(game, character, HAND + seat)
    ctx.sink?.push({
      kind: 'card',
      what: 'character',
      card: ctx.tables.characterIds[character],
      from: 'row',
      to: 'hand',
      seat,
      seen: ALL_SEE,
    })
    refillUnlessDeferred(ctx, COUNCIL)
    fireTriggers(ctx, WHEN_TAKE, seat, 1 << ctx.tables.characters.type[character])
  },
  // Optional actions can give the bread for a more expensive slot.
  optionsMatter: (ctx) => ctx.game.council.some((character) => character >= 0),
}

function judgeTake(ctx: RulesContext, seat: number, character: number): number {
  const slot = ctx.game.council.indexOf(character)
  if (slot < 0) return NOT_IN_ROW
  const flags = ctx.game.stack[top(ctx.game) + TAKE_FLAGS]
  return judgeBread(ctx, seat, slotSurcharge(ctx, seat, COUNCIL, slot, flags))
}
