import { discardCard, discardRightmost, refill, removeFromRow, rightmost } from '../board/rows.ts'
import { returnShips } from '../board/ships.ts'
import { straightenAll } from '../effects/straighten.ts'
import { beginActions } from '../phases/game-flow.ts'
import { randomBelow } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { BY_RULE } from '../state/source.ts'
import { ATLAS, WORKSHOP } from '../state/words.ts'

/** ORI-PRE-1: contracts discarded at the beginning of a round. */
const DISCARDED_CONTRACTS = 2
/** ORI-PRE-2: with three players the start marker of the last round goes to the seat with the lowest score. */
const LAST_ROUND = 3

/** Begins the next round, in the order of ORI-PRE-4: chart, contracts, ships, untap, start marker. */
export function newRound(ctx: RulesContext): void {
  const { game } = ctx
  openChart(ctx)
  refill(ctx, ATLAS)
  for (let i = 0; i < DISCARDED_CONTRACTS; i++) discardRightmost(ctx, WORKSHOP, -1)
  refill(ctx, WORKSHOP)
  returnShips(ctx, BY_RULE)
  straightenAll(ctx)
  game.period++
  moveMarker(ctx)
  beginActions(ctx)
}

/** The rightmost chart becomes open to all; in a solo game it is discarded (ORI-SOL-4). */
function openChart(ctx: RulesContext): void {
  const { game, tables } = ctx
  const chart = rightmost(game, ATLAS)
  if (chart < 0) return
  const slot = game.atlas.length - 1
  if (game.seats === 1) discardCard(ctx, ATLAS, chart, -1, 'row')
  else {
    game.covers[tables.evolvingCount + game.period] = chart
    ctx.sink?.push({ kind: 'openTile', destination: tables.destinationIds[chart] })
  }
  removeFromRow(ctx, ATLAS, slot)
}

/** Moves the start marker (ORI-PRE-2, ORI-PRE-3); in a solo game it stays (ORI-SET-9). */
function moveMarker(ctx: RulesContext): void {
  const { game } = ctx
  const to =
    game.seats === 3 && game.period === LAST_ROUND
      ? seatBehind(ctx)
      : (game.windRose + 1) % game.seats
  if (to === game.windRose) return
  ctx.sink?.push({ kind: 'windRose', from: game.windRose, to })
  game.windRose = to
}

function seatBehind({ game }: RulesContext): number {
  const least = Math.min(...game.score)
  const last = game.score.flatMap((points, seat) => (points === least ? [seat] : []))
  return last[randomBelow(game.chance, last.length)]
}
