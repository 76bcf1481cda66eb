import { refill } from '../board/rows.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { gainBread } from '../payment/bread.ts'
import { feedCrews } from '../phases/feed.ts'
import {
  endGame,
  flowHandler,
  LAST_PERIOD,
  restartSteps,
  seatFromWindRose,
} from '../phases/game-flow.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode, push } from '../state/frames.ts'
import { BY_COLONIES, BY_RULE } from '../state/source.ts'
import { ATLAS, COUNCIL, WORKSHOP } from '../state/words.ts'
import { scoreEnd, standings } from './end.ts'
import { dealHands } from './hands.ts'
import { newRound } from './round.ts'
import { settle } from './settlement.ts'

const CLOSE = frameCode('close')
const SETTLE = frameCode('settle')
const WHEN_FEED = triggerCode('feed')

/** The phases of Amalfi (2020). */
export const flow = flowHandler({
  rule: 'ORI-ACT-1',
  dealHands,
  beginTurn(ctx, seat) {
    // ORI-BUY-3, ORI-BUY-5: rows are refilled at the beginning of a turn.
    refill(ctx, ATLAS)
    refill(ctx, WORKSHOP)
    refill(ctx, COUNCIL)
    push(ctx.game, CLOSE, seat, 0, 0, 0, BY_RULE)
  },
  feed(ctx, step) {
    if (step >= 2 * ctx.game.seats) return false
    feed(ctx, seatFromWindRose(ctx.game, step >> 1), step & 1)
    return true
  },
  decree: settlementStep,
})

/** ORI-FED-1, ORI-FED-2: a seat gains the food of its colonies, then pays what is due, without a question. */
function feed(ctx: RulesContext, seat: number, paying: number): void {
  if (paying) return feedCrews(ctx, seat)
  gainBread(ctx, seat, ctx.game.erected[seat], BY_COLONIES)
  fireTriggers(ctx, WHEN_FEED, seat)
}

function settlementStep(ctx: RulesContext, step: number): void {
  const { game } = ctx
  if (step === 0) {
    if (game.seats === 1) push(game, SETTLE, 0, 0, 0, 0, BY_RULE)
  } else if (step === 1) settle(ctx)
  else if (game.period === LAST_PERIOD) endGame(ctx, standings, scoreEnd)
  else {
    restartSteps(ctx)
    newRound(ctx)
  }
}
