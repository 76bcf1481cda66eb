import { bayOf, moveShip } from '../board/ships.ts'
import { choiceCode, DECLINE, DECLINE_CHOICE, makeChoice } from '../state/choice.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { SEND_HOLDS, SEND_LEFT, VOYAGE_HOLDS } from '../state/frame-slots.ts'
import { FRAME_SIZE, frameCode, KIND, pop, SEAT, SOURCE, top } from '../state/frames.ts'
import { type Game, SENDS_OVER } from '../state/game.ts'
import { refusalCode } from '../state/refusal.ts'
import { BAY, HOLD_COUNT } from '../state/words.ts'

const SEND = choiceCode('send')
const VOYAGE = frameCode('voyage')
const NOT_ASKED_NOW = refusalCode('notAskedNow')
const UNKNOWN = refusalCode('unknown')
const OTHER_HOLD = refusalCode('otherHold')
const OVER = refusalCode('sendsOver')
const BAY_EMPTY = refusalCode('bayEmpty')

/** 0 if the seat can send a ship now: REN-OPT-5 allows it and a ship is in the bay. */
export function judgeSendShip(game: Game, seat: number): number {
  if (game.sent[seat] === SENDS_OVER) return OVER
  return bayOf(game, seat) > 0 ? 0 : BAY_EMPTY
}

/** Sends ships from the bay to holds, one by one. */
export const send: FrameHandler = {
  rule: 'REN-NAV-4',
  step(ctx) {
    if (ctx.game.stack[top(ctx.game) + SEND_LEFT] > 0) return false
    pop(ctx.game)
    return true
  },
  offer(ctx, seat, out) {
    if (judgeSendShip(ctx.game, seat) === 0) {
      const mask = ctx.game.stack[top(ctx.game) + SEND_HOLDS]
      for (let hold = 0; hold < HOLD_COUNT; hold++)
        if ((mask >> hold) & 1) out.push(makeChoice(SEND, hold))
    }
    out.push(DECLINE_CHOICE)
  },
  judge(ctx, seat, code, hold) {
    if (code === DECLINE) return 0
    if (code !== SEND) return NOT_ASKED_NOW
    if (hold >= HOLD_COUNT) return UNKNOWN
    if (((ctx.game.stack[top(ctx.game) + SEND_HOLDS] >> hold) & 1) === 0) return OTHER_HOLD
    return judgeSendShip(ctx.game, seat)
  },
  take(ctx, seat, code, hold) {
    if (code === DECLINE) return pop(ctx.game)
    const at = top(ctx.game)
    ctx.game.stack[at + SEND_LEFT]--
    sendShip(ctx, seat, hold, ctx.game.stack[at + SOURCE])
  },
  // Before the first send, an optional action can bring a ship from a hold to the bay (REN-OPT-5).
  optionsMatter: (ctx, seat) => ctx.game.sent[seat] === 0,
  forbiddenBy: (ctx, seat) => (ctx.game.sent[seat] === SENDS_OVER ? 'sendsOver' : null),
  maySendShip: (ctx, at, seat) => ctx.game.stack[at + SEAT] === seat,
}

/** Moves a ship from the bay to a hold, and notes it for the turn and for the voyage. */
export function sendShip(ctx: RulesContext, seat: number, hold: number, source: number): void {
  moveShip(ctx, seat, BAY, hold, source)
  ctx.game.sent[seat] = 1
  noteSentHold(ctx.game, seat, hold)
}

/** Adds the hold to the mask of the current voyage; triggers filter by it. */
function noteSentHold(game: Game, seat: number, hold: number): void {
  const { stack } = game
  for (let at = stack.length - FRAME_SIZE; at >= 0; at -= FRAME_SIZE)
    if (stack[at + KIND] === VOYAGE) {
      if (stack[at + SEAT] === seat) stack[at + VOYAGE_HOLDS] |= 1 << hold
      return
    }
}
