import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { judgePrice, payPrice } from '../effects/price.ts'
import { pushEffect } from '../effects/run.ts'
import { ENGAGED, isInvitedBy, UPRIGHT } from '../state/card-location.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { ENGAGED_CHARACTER } from '../state/frame-slots.ts'
import { FRAME_SIZE, frameCode, pop, push, SEAT, SOURCE, top } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import { byCharacter } from '../state/source.ts'
import { NODE_SIZE, NODE_VERB, verbCode } from '../state/tables.ts'
import { ENGAGEABLE } from '../state/words.ts'

const ENGAGED_FRAME = frameCode('engaged')
const BORROW = choiceCode('borrow')
const WHEN_ENGAGE = triggerCode('engage')
const PAY_VERB = verbCode('pay')
const NOT_INVITED = refusalCode('notInvited')
const NOT_ENGAGEABLE = refusalCode('notEngageable')
const ALREADY_ENGAGED = refusalCode('alreadyEngaged')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const NOT_AMONG_THESE = refusalCode('notAmongThese')

/** 0 if the character is upright, belongs to the seat, and its cost can be paid (REN-ENG-1, REN-ENG-3). */
export function judgeEngage(ctx: RulesContext, seat: number, character: number): number {
  const where = ctx.game.where[character]
  if (!isInvitedBy(where, seat)) return NOT_INVITED
  if (ctx.tables.characters.type[character] !== ENGAGEABLE) return NOT_ENGAGEABLE
  if (where !== UPRIGHT + seat) return ALREADY_ENGAGED
  return judgeEffectCost(ctx, seat, character)
}

/** Runs the effect, then turns the character (REN-ENG-3). */
export function engage(ctx: RulesContext, seat: number, character: number): void {
  const source = byCharacter(character)
  ctx.sink?.push({ kind: 'engage', seat, character: ctx.tables.characterIds[character] })
  push(ctx.game, ENGAGED_FRAME, seat, character, 0, 0, source)
  payAndRun(ctx, seat, character)
}

/** If the effect of a character has a cost, engaging it means paying that cost. */
function judgeEffectCost(ctx: RulesContext, seat: number, character: number): number {
  const node = ctx.tables.characters.node[character]
  return ctx.tables.nodes[node * NODE_SIZE + NODE_VERB] === PAY_VERB
    ? judgePrice(ctx, seat, node)
    : 0
}

function payAndRun(ctx: RulesContext, seat: number, character: number): void {
  const node = ctx.tables.characters.node[character]
  const source = byCharacter(character)
  if (ctx.tables.nodes[node * NODE_SIZE + NODE_VERB] === PAY_VERB) payPrice(ctx, seat, node, source)
  else pushEffect(ctx, seat, node, source)
}

/** Turns the character when its effect is done. */
export const engaged: FrameHandler = {
  rule: 'REN-ENG-1',
  step(ctx) {
    const at = top(ctx.game)
    const seat = ctx.game.stack[at + SEAT]
    const character = ctx.game.stack[at + ENGAGED_CHARACTER]
    pop(ctx.game)
    ctx.game.where[character] = ENGAGED + seat
    ctx.sink?.push({
      kind: 'turned',
      seat,
      character: ctx.tables.characterIds[character],
      to: 'engaged',
    })
    fireTriggers(ctx, WHEN_ENGAGE, seat, 1 << ENGAGEABLE)
    return true
  },
}

function judgeBorrow(ctx: RulesContext, seat: number, character: number): number {
  const where = ctx.game.where[character]
  const isOthers = where >= UPRIGHT && where < ENGAGED + 4 && (where & 3) !== seat
  if (!isOthers || ctx.tables.characters.type[character] !== ENGAGEABLE) return NOT_ENGAGEABLE
  return isInUse(ctx.game, character) ? NOT_AMONG_THESE : judgeEffectCost(ctx, seat, character)
}

/** A character whose effect is running cannot be borrowed again; this prevents endless loops. */
function isInUse(game: Game, character: number): boolean {
  const source = byCharacter(character)
  for (let at = 0; at < game.stack.length; at += FRAME_SIZE)
    if (game.stack[at + SOURCE] === source) return true
  return false
}

/** An effect that uses an engageable character of another player without turning it. */
export const borrow: FrameHandler = {
  rule: 'REN-INV-6',
  offer(ctx, seat, out) {
    for (const character of ctx.game.invited)
      if (judgeBorrow(ctx, seat, character) === 0) out.push(makeChoice(BORROW, character))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, character) {
    if (code === DECLINE) return 0
    return code === BORROW ? judgeBorrow(ctx, seat, character) : NOT_ASKED_NOW
  },
  take(ctx, seat, code, character) {
    pop(ctx.game)
    if (code === BORROW) payAndRun(ctx, seat, character)
  },
  optionsMatter: (ctx, seat) =>
    ctx.game.invited.some((character) => (ctx.game.where[character] & 3) !== seat),
}
