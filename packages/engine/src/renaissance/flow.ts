import { scoreDecree } from '../core/decree.ts'
import { scoreEndgame } from '../core/endgame.ts'
import { A, pendingCode, pop, push, top } from '../core/frames.ts'
import {
  type Game,
  PHASE_ACTIONS,
  PHASE_DECREE,
  PHASE_FEED,
  PHASE_HANDS,
  PHASE_OVER,
  PHASES,
} from '../core/game.ts'
import { renewLimits } from '../core/modifiers.ts'
import type { Pending, Play } from '../core/play.ts'
import { BY_RULE } from '../core/source.ts'
import { fire, triggerCode } from '../core/triggers.ts'
import { standings } from './end.ts'
import { dealHands } from './hands.ts'
import { newPeriod } from './period.ts'
import { fallsShort, rivalLeaves } from './solo.ts'

const MAIN = pendingCode('main')
const FEED = pendingCode('feed')
const DECREE = pendingCode('decree')
const WHEN_FEED = triggerCode('feed')
const WHEN_DECREE = triggerCode('decree')
const LAST_PERIOD = 3

/** The course of the game, at the bottom of the stack: A counts the steps of the phase. */
export const flow: Pending = {
  rule: 'REN-ACT-3',
  step(p) {
    const { game } = p
    const at = top(game)
    const done = game.stack[at + A]++
    switch (game.phase) {
      case PHASE_HANDS:
        if (!dealHands(p, done)) enter(p, PHASE_ACTIONS)
        break
      case PHASE_ACTIONS:
        game.stack[at + A] = 1
        if (!nextTurn(p, done === 0)) enter(p, PHASE_FEED)
        break
      case PHASE_FEED:
        if (done < game.seats) feedNext(p, seatFromRose(game, done))
        else enter(p, PHASE_DECREE)
        break
      case PHASE_DECREE:
        decreeStep(p, done)
        break
      default:
        pop(game)
    }
    return true
  },
}

function enter(p: Play, phase: number): void {
  const { game } = p
  game.phase = phase
  game.stack[top(game) + A] = 0
  game.turn = game.windRose
  game.sent.fill(0)
  p.sink?.push({ kind: 'phase', phase: PHASES[phase], period: game.period })
}

const seatFromRose = (game: Game, steps: number): number => (game.windRose + steps) % game.seats

/** REN-ACT-1, REN-ACT-4: clockwise over those who have not passed; false when all have. */
function nextTurn(p: Play, first: boolean): boolean {
  const { game } = p
  const from = first ? game.windRose : game.turn + 1
  for (let i = 0; i < game.seats; i++) {
    const seat = (from + i) % game.seats
    if (game.passed[seat]) continue
    game.turn = seat
    if (game.fresh.length > 0) game.fresh.length = 0
    game.sent.fill(0)
    renewLimits(p, false)
    p.sink?.push({ kind: 'turn', seat })
    push(game, MAIN, seat, 0, 0, 0, BY_RULE)
    return true
  }
  return false
}

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
    end(p)
  } else if (game.period === LAST_PERIOD) {
    scoreEndgame(p)
    end(p)
  } else {
    game.stack[top(game) + A] = 0
    newPeriod(p)
  }
}

function end(p: Play): void {
  const { game } = p
  pop(game)
  game.phase = PHASE_OVER
  p.sink?.push({ kind: 'phase', phase: PHASES[PHASE_OVER], period: game.period })
  const winners = game.lost
    ? []
    : standings(p.tables, game)
        .filter((standing) => standing.place === 1)
        .map((standing) => standing.seat)
  p.sink?.push({ kind: 'end', winners })
}
