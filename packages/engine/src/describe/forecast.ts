import { shipsInHolds } from '../board/ships.ts'
import type { View } from '../kernel/view.ts'
import { breadLimit } from '../payment/bread.ts'
import { decreePoints } from '../phases/decree.ts'
import { feedDue } from '../phases/feed.ts'
import { LAST_PERIOD } from '../phases/game-flow.ts'
import { countForNeed } from '../phases/titles.ts'
import { isInvitedBy } from '../state/card-location.ts'
import type { ReadContext } from '../state/context.ts'
import { FLOW_STEPS } from '../state/frame-slots.ts'
import { FRAME_SIZE, frameCode, KIND, SEAT } from '../state/frames.ts'
import { type Game, PHASE_ACTIONS, PHASE_DECREE, PHASE_FEED, PHASE_OVER } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { COUNTS, type Count, ENDGAME } from '../state/words.ts'

const FEED = frameCode('feed')
const BREAD = COUNTS.indexOf('bread')

/** What a seat can expect if nothing changes: the next feeding, decrees and titles. */
export interface Forecast {
  /** Bread due at the next feeding, and how much is missing; 0 once the crews are fed. */
  readonly due: number
  readonly short: number
  /** Bread that the seat gains before feeding; `short` takes it into account. */
  readonly coming: number
  /** Whether the crews have been fed in this period. */
  readonly fed: boolean
  /** The points of each decree, I to IV, as if its period ended now: the crews are fed before it. */
  readonly decrees: readonly number[]
  /** What the seat loses if it passes now, or has passed. */
  readonly lostByPassing: Loss
  /** The endgame characters of the seat that count bread, and whether the decree of this period does. */
  readonly breadCounts: { readonly characters: readonly string[]; readonly decree: boolean }
  /** For each title of the game: what it needs and what the seat has. */
  readonly titles: readonly (readonly Need[])[]
}

/** Loads and bread that are lost at the end of a period. */
export interface Loss {
  /** Ships in holds whose load can pay for nothing any more. */
  readonly loads: number
  /** Bread of colonies that the granary cannot hold. */
  readonly bread: number
}

/** One need of a title: a count, how many the seat has, and how many it needs. */
export interface Need {
  readonly count: Count
  readonly has: number
  readonly needs: number
}

/** Computes the forecast for a seat. Call it again after every move. */
export function forecastOf(tables: Tables, { game }: View, seat: number): Forecast {
  const ctx = { tables, game }
  const fed = hasFed(ctx, seat)
  const due = fed ? 0 : feedDue(ctx, seat)
  const coming = comingBread(ctx, seat)
  const nextDue = fed ? feedDue(ctx, seat) : due
  const afterThisFeed = withBread(game, seat, game.bread[seat] + coming - due)
  const afterNextFeed = withBread(game, seat, game.bread[seat] + coming - nextDue)
  return {
    due,
    short: Math.max(0, due - game.bread[seat] - coming),
    coming,
    fed,
    decrees: game.decrees.map((decree, period) => {
      const then = period > game.period ? afterNextFeed : afterThisFeed
      return decreePoints(tables, then, decree, seat, period)
    }),
    lostByPassing: lostByPassing(ctx, seat, coming),
    breadCounts: {
      characters: game.invited.flatMap((character) =>
        countsBread(ctx, character) && isInvitedBy(game.where[character], seat)
          ? [tables.characterIds[character]]
          : [],
      ),
      decree: tables.decrees.lines[game.decrees[game.period]].some(
        (code, i) => i % 3 === 1 && code === BREAD,
      ),
    },
    titles: game.titles.map((title) => {
      const needs = tables.titles.needs[title]
      return needs.flatMap((count, i): Need[] => {
        if (i % 2 === 1) return []
        const has = countForNeed(ctx, seat, title, i)
        return [{ count: COUNTS[count], has: Math.min(has, needs[i + 1]), needs: needs[i + 1] }]
      })
    }),
  }
}

/** Whether a character counts bread at the end of the game. */
const countsBread = ({ tables }: ReadContext, character: number): boolean =>
  tables.characters.type[character] === ENDGAME &&
  ((tables.characters.scoreCounts[character] >> BREAD) & 1) === 1

/** Loads are of no use after the last period, and in some games after any. */
function lostByPassing(ctx: ReadContext, seat: number, coming: number): Loss {
  const { tables, game } = ctx
  if (game.phase !== PHASE_ACTIONS) return { loads: 0, bread: 0 }
  const { holdsKeepShips, erectedGiveBread } = tables.config
  const keepsLoads = holdsKeepShips && game.period < LAST_PERIOD
  return {
    loads: keepsLoads ? 0 : shipsInHolds(game, seat),
    bread: erectedGiveBread ? game.erected[seat] - coming : 0,
  }
}

/** The position with another number of bread, which is never below 0. */
function withBread(game: Game, seat: number, bread: number): Game {
  const changed = game.bread.slice()
  changed[seat] = Math.max(0, bread)
  return { ...game, bread: changed }
}

/** Steps of the feed phase for each seat: one to ask it, or two to give bread and to feed. */
const stepsPerSeat = ({ tables }: ReadContext): number => (tables.config.erectedGiveBread ? 2 : 1)

/** How many of these steps a seat has done. The `flow` frame counts the steps of all seats. */
function stepsDone(ctx: ReadContext, seat: number): number {
  const { stack, windRose, seats } = ctx.game
  return stack[FLOW_STEPS] - ((seat - windRose + seats) % seats) * stepsPerSeat(ctx)
}

/** Bread that the colonies of a seat give before its crews are fed. */
function comingBread(ctx: ReadContext, seat: number): number {
  const { tables, game } = ctx
  if (!tables.config.erectedGiveBread) return 0
  if (game.phase === PHASE_FEED ? stepsDone(ctx, seat) > 0 : game.phase > PHASE_FEED) return 0
  return Math.min(game.erected[seat], breadLimit(ctx, seat) - game.bread[seat])
}

/** Whether a seat has fed its crews in this period; true at the end of the game. */
function hasFed(ctx: ReadContext, seat: number): boolean {
  const { phase, stack } = ctx.game
  if (phase !== PHASE_FEED) return phase === PHASE_DECREE || phase === PHASE_OVER
  if (stepsDone(ctx, seat) < stepsPerSeat(ctx)) return false
  for (let at = 0; at < stack.length; at += FRAME_SIZE)
    if (stack[at + KIND] === FEED && stack[at + SEAT] === seat) return false
  return true
}
