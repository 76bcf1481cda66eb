import { fireTriggers, triggerCode } from '../cards/triggers.ts'
import { scoreDecree } from '../phases/decree.ts'
import { scoreEndgame } from '../phases/endgame.ts'
import {
  endGame,
  flowHandler,
  LAST_PERIOD,
  restartSteps,
  seatFromWindRose,
} from '../phases/game-flow.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode, push } from '../state/frames.ts'
import { BY_RULE } from '../state/source.ts'
import { standings } from './end.ts'
import { dealHands } from './hands.ts'
import { newPeriod } from './period.ts'
import { lacksTitles, returnRivalShips } from './solo.ts'

const FEED = frameCode('feed')
const DECREE = frameCode('decree')
const WHEN_FEED = triggerCode('feed')
const WHEN_DECREE = triggerCode('decree')

/** The phases of Renaissance. */
export const flow = flowHandler({
  rule: 'REN-ACT-3',
  dealHands,
  beginTurn() {},
  feed(ctx, step) {
    if (step >= ctx.game.seats) return false
    feedNext(ctx, seatFromWindRose(ctx.game, step))
    return true
  },
  decree: decreeStep,
})

/** REN-FED-3: seats feed in turn, from the new holder of the Wind Rose on. */
function feedNext(ctx: RulesContext, seat: number): void {
  push(ctx.game, FEED, seat, 0, 0, 0, BY_RULE)
  fireTriggers(ctx, WHEN_FEED, seat)
}

/** Each seat is asked first. Then the decree is scored and triggers fire. Then the period ends. */
function decreeStep(ctx: RulesContext, step: number): void {
  const { game } = ctx
  if (step < game.seats) push(game, DECREE, seatFromWindRose(game, step), 0, 0, 0, BY_RULE)
  else if (step === game.seats) {
    scoreDecree(ctx)
    for (let i = game.seats - 1; i >= 0; i--)
      fireTriggers(ctx, WHEN_DECREE, seatFromWindRose(game, i))
  } else endPeriod(ctx)
}

/** REN-SOL-14: a solo game needs enough titles before the next period or the end. */
function endPeriod(ctx: RulesContext): void {
  const { game } = ctx
  returnRivalShips(ctx)
  if (lacksTitles(ctx)) {
    game.lost = 1
    endGame(ctx, standings, () => {})
  } else if (game.period === LAST_PERIOD) {
    scoreEndgame(ctx)
    endGame(ctx, standings, () => {})
  } else {
    restartSteps(ctx)
    newPeriod(ctx)
  }
}
