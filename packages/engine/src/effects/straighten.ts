import { ENGAGED, isInvitedBy, UPRIGHT } from '../state/card-location.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { STRAIGHTEN_LEFT } from '../state/frame-slots.ts'
import { pop, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'

const STRAIGHTEN = choiceCode('straighten')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_INVITED = refusalCode('notInvited')
const NOT_ENGAGED = refusalCode('notEngaged')

/** Sets engaged characters upright, one by one. */
export const straighten: FrameHandler = {
  rule: 'REN-ENG-2',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + STRAIGHTEN_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    for (const character of ctx.game.invited)
      if (ctx.game.where[character] === ENGAGED + seat) out.push(makeChoice(STRAIGHTEN, character))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, character) {
    if (code === DECLINE) return 0
    if (code !== STRAIGHTEN) return NOT_ASKED_NOW
    if (!isInvitedBy(ctx.game.where[character], seat)) return NOT_INVITED
    return ctx.game.where[character] === ENGAGED + seat ? 0 : NOT_ENGAGED
  },
  take(ctx, seat, code, character) {
    if (code === DECLINE) return pop(ctx.game)
    ctx.game.stack[top(ctx.game) + STRAIGHTEN_LEFT]--
    setUpright(ctx, seat, character)
  },
}

/** Sets one character upright. */
export function setUpright(ctx: RulesContext, seat: number, character: number): void {
  ctx.game.where[character] = UPRIGHT + seat
  ctx.sink?.push({
    kind: 'turned',
    seat,
    character: ctx.tables.characterIds[character],
    to: 'upright',
  })
}

/** REN-NEW-4: sets all characters of all seats upright. */
export function straightenAll(ctx: RulesContext): void {
  for (const character of ctx.game.invited) {
    const where = ctx.game.where[character]
    if (where >= ENGAGED) setUpright(ctx, where - ENGAGED, character)
  }
}
