import { moveShip, shipsAt } from '../board/ships.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { SHIFT_HOLDS, SHIFT_LEFT } from '../state/frame-slots.ts'
import { pop, SOURCE, top } from '../state/frames.ts'
import { refusalCode } from '../state/refusal.ts'
import { HOLD_COUNT } from '../state/words.ts'

const SHIFT = choiceCode('shift')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const UNKNOWN = refusalCode('unknown')
const OTHER_HOLD = refusalCode('otherHold')
const HOLD_EMPTY = refusalCode('holdEmpty')

/** Encodes a pair of holds as one argument. Every number below 25 is a valid pair. */
export const holdsArgument = (from: number, to: number): number => from * HOLD_COUNT + to
/** The hold that the ship leaves, and the hold it goes to, in the argument of a `shift` choice. */
export const fromHold = (argument: number): number => Math.floor(argument / HOLD_COUNT)
export const toHold = (argument: number): number => argument % HOLD_COUNT

/** Moves ships from one hold to another, one ship per choice. */
export const shift: FrameHandler = {
  rule: 'REN-INV-6',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + SHIFT_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    for (let from = 0; from < HOLD_COUNT; from++)
      for (let to = 0; to < HOLD_COUNT; to++)
        if (judgeShift(ctx, seat, from, to) === 0)
          out.push(makeChoice(SHIFT, holdsArgument(from, to)))
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, argument) {
    if (code === DECLINE) return 0
    if (code !== SHIFT) return NOT_ASKED_NOW
    return judgeShift(ctx, seat, fromHold(argument), toHold(argument))
  },
  take(ctx, seat, code, argument) {
    if (code === DECLINE) return pop(ctx.game)
    const at = top(ctx.game)
    ctx.game.stack[at + SHIFT_LEFT]--
    moveShip(ctx, seat, fromHold(argument), toHold(argument), ctx.game.stack[at + SOURCE])
  },
}

function judgeShift(ctx: RulesContext, seat: number, from: number, to: number): number {
  if (from >= HOLD_COUNT || to >= HOLD_COUNT) return UNKNOWN
  if (from === to || ((ctx.game.stack[top(ctx.game) + SHIFT_HOLDS] >> to) & 1) === 0)
    return OTHER_HOLD
  return shipsAt(ctx.game, seat, from) > 0 ? 0 : HOLD_EMPTY
}
