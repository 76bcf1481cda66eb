import { renewLimits } from '../cards/modifiers.ts'
import { A, pendingCode, pop, push, top } from '../state/frames.ts'
import {
  type Game,
  PHASE_ACTIONS,
  PHASE_DECREE,
  PHASE_FEED,
  PHASE_HANDS,
  PHASE_OVER,
  PHASES,
} from '../state/game.ts'
import type { Pending, Play } from '../state/play.ts'
import { BY_RULE } from '../state/source.ts'
import type { Standing } from '../state/standing.ts'
import type { Tables } from '../state/tables.ts'

const MAIN = pendingCode('main')
export const LAST_PERIOD = 3

/** What each game does in its own way in the course of a period. */
export interface Course {
  readonly rule: string
  /** A step of dealing the hands; false when all are dealt. */
  readonly dealHands: (p: Play, done: number) => boolean
  /** What comes before a seat is asked for its main action. */
  readonly beginTurn: (p: Play, seat: number) => void
  /** A step of the feed; false when it is over. */
  readonly feed: (p: Play, done: number) => boolean
  /** A step of the decree, of the end of the period and of the game. */
  readonly decree: (p: Play, done: number) => void
}

/** The course of a game, at the bottom of the stack: A counts the steps of the phase. */
export const courseOf = (course: Course): Pending => ({
  rule: course.rule,
  step(p) {
    const { game } = p
    const at = top(game)
    const done = game.stack[at + A]++
    switch (game.phase) {
      case PHASE_HANDS:
        if (!course.dealHands(p, done)) enter(p, PHASE_ACTIONS)
        break
      case PHASE_ACTIONS:
        game.stack[at + A] = 1
        if (!nextTurn(p, done === 0, course)) enter(p, PHASE_FEED)
        break
      case PHASE_FEED:
        if (!course.feed(p, done)) enter(p, PHASE_DECREE)
        break
      case PHASE_DECREE:
        course.decree(p, done)
        break
      default:
        pop(game)
    }
    return true
  },
})

function enter(p: Play, phase: number): void {
  const { game } = p
  game.phase = phase
  game.stack[top(game) + A] = 0
  game.turn = game.windRose
  game.sent.fill(0)
  p.sink?.push({ kind: 'phase', phase: PHASES[phase], period: game.period })
}

/** From who began the period, or begins the next one. */
export const seatFromRose = (game: Game, steps: number): number =>
  (game.windRose + steps) % game.seats

/** REN-ACT-1, REN-ACT-4, ORI-ACT-1, ORI-ACT-2: clockwise over those who have not passed; false when all have. */
function nextTurn(p: Play, first: boolean, { beginTurn }: Course): boolean {
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
    beginTurn(p, seat)
    push(game, MAIN, seat, 0, 0, 0, BY_RULE)
    return true
  }
  return false
}

/** The steps of the phase begin anew, for the next period. */
export function startOver({ game }: Play): void {
  game.stack[top(game) + A] = 0
}

/** The end of the game; `score` gives what is given only there. */
export function endGame(
  p: Play,
  standings: (tables: Tables, game: Game) => readonly Standing[],
  score: (p: Play) => void,
): void {
  const { game } = p
  pop(game)
  game.phase = PHASE_OVER
  p.sink?.push({ kind: 'phase', phase: PHASES[PHASE_OVER], period: game.period })
  score(p)
  const winners = game.lost
    ? []
    : standings(p.tables, game)
        .filter((standing) => standing.place === 1)
        .map((standing) => standing.seat)
  p.sink?.push({ kind: 'end', winners })
}
