import { fire, triggerCode } from '../cards/triggers.ts'
import { courseOf, endGame, LAST_PERIOD, seatFromRose, startOver } from '../phases/course.ts'
import { scoreDecree } from '../phases/decree.ts'
import { scoreEndgame } from '../phases/endgame.ts'
import type { RulesContext } from '../state/context.ts'
import { frameCode, push } from '../state/frames.ts'
import { BY_RULE } from '../state/source.ts'
import { standings } from './end.ts'
import { dealHands } from './hands.ts'
import { newPeriod } from './period.ts'
import { fallsShort, rivalLeaves } from './solo.ts'

const FEED = frameCode('feed')
const DECREE = frameCode('decree')
const WHEN_FEED = triggerCode('feed')
const WHEN_DECREE = triggerCode('decree')

export const flow = courseOf({
  rule: 'REN-ACT-3',
  dealHands,
  beginTurn() {},
  feed(ctx, done) {
    if (done >= ctx.game.seats) return false
    feedNext(ctx, seatFromRose(ctx.game, done))
    return true
  },
  decree: decreeStep,
})

/** REN-FED-3: from the new holder of the Wind Rose. */
function feedNext(ctx: RulesContext, seat: number): void {
  push(ctx.game, FEED, seat, 0, 0, 0, BY_RULE)
  fire(ctx, WHEN_FEED, seat)
}

/** First everybody's window, then the scoring, then what the scoring sets off, then the next period. */
function decreeStep(ctx: RulesContext, done: number): void {
  const { game } = ctx
  if (done < game.seats) push(game, DECREE, seatFromRose(game, done), 0, 0, 0, BY_RULE)
  else if (done === game.seats) {
    scoreDecree(ctx)
    for (let i = game.seats - 1; i >= 0; i--) fire(ctx, WHEN_DECREE, seatFromRose(game, i))
  } else endPeriod(ctx)
}

/** REN-SOL-14: the titles are counted before anything of the new period or the end. */
function endPeriod(ctx: RulesContext): void {
  const { game } = ctx
  rivalLeaves(ctx)
  if (fallsShort(ctx)) {
    game.lost = 1
    endGame(ctx, standings, () => {})
  } else if (game.period === LAST_PERIOD) {
    scoreEndgame(ctx)
    endGame(ctx, standings, () => {})
  } else {
    startOver(ctx)
    newPeriod(ctx)
  }
}
