import { fire, triggerCode } from '../cards/triggers.ts'
import { courseOf, endGame, LAST_PERIOD, seatFromRose, startOver } from '../phases/course.ts'
import { scoreDecree } from '../phases/decree.ts'
import { scoreEndgame } from '../phases/endgame.ts'
import { pendingCode, push } from '../state/frames.ts'
import type { Play } from '../state/play.ts'
import { BY_RULE } from '../state/source.ts'
import { standings } from './end.ts'
import { dealHands } from './hands.ts'
import { newPeriod } from './period.ts'
import { fallsShort, rivalLeaves } from './solo.ts'

const FEED = pendingCode('feed')
const DECREE = pendingCode('decree')
const WHEN_FEED = triggerCode('feed')
const WHEN_DECREE = triggerCode('decree')

export const flow = courseOf({
  rule: 'REN-ACT-3',
  dealHands,
  beginTurn() {},
  feed(p, done) {
    if (done >= p.game.seats) return false
    feedNext(p, seatFromRose(p.game, done))
    return true
  },
  decree: decreeStep,
})

/** REN-FED-3: from the new holder of the Wind Rose. */
function feedNext(p: Play, seat: number): void {
  push(p.game, FEED, seat, 0, 0, 0, BY_RULE)
  fire(p, WHEN_FEED, seat)
}

/** First everybody's window, then the scoring, then what the scoring sets off, then the next period. */
function decreeStep(p: Play, done: number): void {
  const { game } = p
  if (done < game.seats) push(game, DECREE, seatFromRose(game, done), 0, 0, 0, BY_RULE)
  else if (done === game.seats) {
    scoreDecree(p)
    for (let i = game.seats - 1; i >= 0; i--) fire(p, WHEN_DECREE, seatFromRose(game, i))
  } else endPeriod(p)
}

/** REN-SOL-14: the titles are counted before anything of the new period or the end. */
function endPeriod(p: Play): void {
  const { game } = p
  rivalLeaves(p)
  if (fallsShort(p)) {
    game.lost = 1
    endGame(p, standings, () => {})
  } else if (game.period === LAST_PERIOD) {
    scoreEndgame(p)
    endGame(p, standings, () => {})
  } else {
    startOver(p)
    newPeriod(p)
  }
}
