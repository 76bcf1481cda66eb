import { renewLimits } from '../cards/modifiers.ts'
import type { FrameHandler, RulesContext } from '../state/context.ts'
import { FLOW_STEPS } from '../state/frame-slots.ts'
import { frameCode, pop, push, top } from '../state/frames.ts'
import {
  type Game,
  PHASE_ACTIONS,
  PHASE_DECREE,
  PHASE_FEED,
  PHASE_HANDS,
  PHASE_OVER,
  PHASES,
} from '../state/game.ts'
import { BY_RULE } from '../state/source.ts'
import type { Standing } from '../state/standing.ts'
import type { Tables } from '../state/tables.ts'

const MAIN = frameCode('main')
export const LAST_PERIOD = 3

/** What each game does in its own way in the course of a period. */
export interface GameFlow {
  readonly rule: string
  /** A step of dealing the hands; false when all are dealt. */
  readonly dealHands: (ctx: RulesContext, done: number) => boolean
  /** What comes before a seat is asked for its main action. */
  readonly beginTurn: (ctx: RulesContext, seat: number) => void
  /** A step of the feed; false when it is over. */
  readonly feed: (ctx: RulesContext, done: number) => boolean
  /** A step of the decree, of the end of the period and of the game. */
  readonly decree: (ctx: RulesContext, done: number) => void
}

/** The handler of the `flow` frame, which stays at the bottom of the stack and calls the phases. */
export const flowHandler = (flow: GameFlow): FrameHandler => ({
  rule: flow.rule,
  step(ctx) {
    const { game } = ctx
    const at = top(game)
    const done = game.stack[at + FLOW_STEPS]++
    switch (game.phase) {
      case PHASE_HANDS:
        if (!flow.dealHands(ctx, done)) enterPhase(ctx, PHASE_ACTIONS)
        break
      case PHASE_ACTIONS:
        game.stack[at + FLOW_STEPS] = 1
        if (!nextTurn(ctx, done === 0, flow)) enterPhase(ctx, PHASE_FEED)
        break
      case PHASE_FEED:
        if (!flow.feed(ctx, done)) enterPhase(ctx, PHASE_DECREE)
        break
      case PHASE_DECREE:
        flow.decree(ctx, done)
        break
      default:
        pop(game)
    }
    return true
  },
})

function enterPhase(ctx: RulesContext, phase: number): void {
  const { game } = ctx
  game.phase = phase
  game.stack[top(game) + FLOW_STEPS] = 0
  game.turn = game.windRose
  game.sent.fill(0)
  ctx.sink?.push({ kind: 'phase', phase: PHASES[phase], period: game.period })
}

/** From who began the period, or begins the next one. */
export const seatFromWindRose = (game: Game, steps: number): number =>
  (game.windRose + steps) % game.seats

/** REN-ACT-1, REN-ACT-4, ORI-ACT-1, ORI-ACT-2: clockwise over those who have not passed; false when all have. */
function nextTurn(ctx: RulesContext, first: boolean, { beginTurn }: GameFlow): boolean {
  const { game } = ctx
  const from = first ? game.windRose : game.turn + 1
  for (let i = 0; i < game.seats; i++) {
    const seat = (from + i) % game.seats
    if (game.passed[seat]) continue
    game.turn = seat
    if (game.discoveredThisTurn.length > 0) game.discoveredThisTurn.length = 0
    game.sent.fill(0)
    renewLimits(ctx, false)
    ctx.sink?.push({ kind: 'turn', seat })
    beginTurn(ctx, seat)
    push(game, MAIN, seat, 0, 0, 0, BY_RULE)
    return true
  }
  return false
}

/** The steps of the phase begin anew, for the next period. */
export function restartSteps({ game }: RulesContext): void {
  game.stack[top(game) + FLOW_STEPS] = 0
}

/** The end of the game; `score` gives what is given only there. */
export function endGame(
  ctx: RulesContext,
  standings: (tables: Tables, game: Game) => readonly Standing[],
  scoreLast: (ctx: RulesContext) => void,
): void {
  const { game } = ctx
  pop(game)
  game.phase = PHASE_OVER
  ctx.sink?.push({ kind: 'phase', phase: PHASES[PHASE_OVER], period: game.period })
  scoreLast(ctx)
  const winners = game.lost
    ? []
    : standings(ctx.tables, game)
        .filter((standing) => standing.place === 1)
        .map((standing) => standing.seat)
  ctx.sink?.push({ kind: 'end', winners })
}
