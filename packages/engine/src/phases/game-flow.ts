import { renewLimits } from '../cards/modifiers.ts'
import { fireTriggers, triggerCode } from '../cards/triggers.ts'
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
const WHEN_PERIOD = triggerCode('period')
/** The value of `game.period` in period IV. */
export const LAST_PERIOD = 3

/** The parts of a game that differ between Renaissance and Amalfi (2020). `step` counts from 0 in each phase. */
export interface GameFlow {
  readonly rule: string
  /** Does one step of dealing the hands; returns false when all are dealt. */
  readonly dealHands: (ctx: RulesContext, step: number) => boolean
  /** Runs before a seat is asked for its main action. */
  readonly beginTurn: (ctx: RulesContext, seat: number) => void
  /** Does one step of feeding the crews; returns false when all are fed. */
  readonly feed: (ctx: RulesContext, step: number) => boolean
  /** Does one step of the decree, then ends the period or the game. */
  readonly decree: (ctx: RulesContext, step: number) => void
}

/** The handler of the `flow` frame, which stays at the bottom of the stack and calls the phases. */
export const flowHandler = (flow: GameFlow): FrameHandler => ({
  rule: flow.rule,
  step(ctx) {
    const { game } = ctx
    const at = top(game)
    const step = game.stack[at + FLOW_STEPS]++
    switch (game.phase) {
      case PHASE_HANDS:
        if (!flow.dealHands(ctx, step)) enterPhase(ctx, PHASE_ACTIONS)
        break
      case PHASE_ACTIONS:
        game.stack[at + FLOW_STEPS] = 1
        if (!nextTurn(ctx, step === 0, flow)) enterPhase(ctx, PHASE_FEED)
        break
      case PHASE_FEED:
        if (!flow.feed(ctx, step)) enterPhase(ctx, PHASE_DECREE)
        break
      case PHASE_DECREE:
        flow.decree(ctx, step)
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

/** The seat that is `steps` places clockwise of the Wind Rose. */
export const seatFromWindRose = (game: Game, steps: number): number =>
  (game.windRose + steps) % game.seats

/** Begins the turn of the next seat that has not passed, clockwise; false if all have passed (REN-ACT-1, REN-ACT-4, ORI-ACT-1, ORI-ACT-2). */
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

/** Begins the actions of a new period. Limits and passing start again, and characters react to the period. */
export function beginActions(ctx: RulesContext): void {
  const { game } = ctx
  renewLimits(ctx, true)
  game.passed.fill(0)
  game.discoveredThisTurn.length = 0
  game.phase = PHASE_ACTIONS
  game.turn = game.windRose
  ctx.sink?.push({ kind: 'phase', phase: 'actions', period: game.period })
  // The uppermost frame runs first, so the seat with the Wind Rose comes last.
  for (let i = game.seats - 1; i >= 0; i--)
    fireTriggers(ctx, WHEN_PERIOD, seatFromWindRose(game, i))
}

/** Counts the steps of the phase from 0 again, for the next period. */
export function restartSteps({ game }: RulesContext): void {
  game.stack[top(game) + FLOW_STEPS] = 0
}

/** Ends the game. `scoreLast` gives the points that are scored only here. */
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
