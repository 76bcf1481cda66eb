import { gainBread } from '../core/bread.ts'
import { feedCrews } from '../core/feed.ts'
import { A, pendingCode, pop, push, top } from '../core/frames.ts'
import {
  PHASE_ACTIONS,
  PHASE_DECREE,
  PHASE_FEED,
  PHASE_HANDS,
  PHASE_OVER,
  PHASES,
} from '../core/game.ts'
import { renewLimits } from '../core/modifiers.ts'
import type { Pending, Play } from '../core/play.ts'
import { refill } from '../core/rows.ts'
import { BY_COLONIES, BY_RULE } from '../core/source.ts'
import { fire, triggerCode } from '../core/triggers.ts'
import { ATLAS, COUNCIL, WORKSHOP } from '../core/words.ts'
import { scoreEnd, standings } from './end.ts'
import { dealHands } from './hands.ts'
import { newRound } from './round.ts'
import { settle } from './settlement.ts'

const MAIN = pendingCode('main')
const CLOSE = pendingCode('close')
const SETTLE = pendingCode('settle')
const WHEN_FEED = triggerCode('feed')
const LAST_ROUND = 3

/** The course of the game, at the bottom of the stack: A counts the steps of the phase. */
export const flow: Pending = {
  rule: 'ORI-ACT-1',
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
        if (done < 2 * game.seats) feed(p, (game.windRose + (done >> 1)) % game.seats, done & 1)
        else enter(p, PHASE_DECREE)
        break
      case PHASE_DECREE:
        settlementStep(p, done)
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
  p.sink?.push({ kind: 'phase', phase: PHASES[phase], period: game.period })
}

/** ORI-ACT-1, ORI-ACT-2: clockwise over those who have not passed; false when all have. */
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
    // ORI-BUY-3, ORI-BUY-5: only now.
    refill(p, ATLAS)
    refill(p, WORKSHOP)
    refill(p, COUNCIL)
    push(game, CLOSE, seat, 0, 0, 0, BY_RULE)
    push(game, MAIN, seat, 0, 0, 0, BY_RULE)
    return true
  }
  return false
}

/** ORI-FED-1, ORI-FED-2: first the food of the colonies, then what is due; nothing is asked. */
function feed(p: Play, seat: number, paying: number): void {
  if (paying) return feedCrews(p, seat)
  gainBread(p, seat, p.game.erected[seat], BY_COLONIES)
  fire(p, WHEN_FEED, seat)
}

function settlementStep(p: Play, done: number): void {
  const { game } = p
  if (done === 0) {
    if (game.seats === 1) push(game, SETTLE, 0, 0, 0, 0, BY_RULE)
  } else if (done === 1) settle(p)
  else if (game.period === LAST_ROUND) end(p)
  else {
    game.stack[top(game) + A] = 0
    newRound(p)
  }
}

function end(p: Play): void {
  const { game } = p
  pop(game)
  game.phase = PHASE_OVER
  p.sink?.push({ kind: 'phase', phase: PHASES[PHASE_OVER], period: game.period })
  scoreEnd(p)
  const winners = standings(p.tables, game)
    .filter((standing) => standing.place === 1)
    .map((standing) => standing.seat)
  p.sink?.push({ kind: 'end', winners })
}
