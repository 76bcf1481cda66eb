import { countOf } from '../cards/counts.ts'
import { scorePoints } from '../payment/points.ts'
import type { RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import { byDecree } from '../state/source.ts'
import type { Tables } from '../state/tables.ts'

/** The points that a decree gives a seat now. The board adds points for each item (REN-DEC-12). */
export function decreePoints(
  tables: Tables,
  game: Game,
  decree: number,
  seat: number,
  period: number,
): number {
  const lines = tables.decrees.lines[decree]
  const board = tables.decrees.board[period]
  let points = 0
  for (let i = 0; i < lines.length; i += 3)
    points += countOf(game, tables, lines[i + 1], seat) * (lines[i + 2] + board[lines[i]])
  return points < tables.decrees.maxPoints[decree] ? points : tables.decrees.maxPoints[decree]
}

/** REN-DEC-13, ORI-STL-1: all seats score, from the Wind Rose on; then the decree is turned over. */
export function scoreDecree(ctx: RulesContext): void {
  const { game, tables } = ctx
  const decree = game.decrees[game.period]
  const id = tables.decreeIds[decree]
  for (let i = 0; i < game.seats; i++) {
    const seat = (game.windRose + i) % game.seats
    const points = decreePoints(tables, game, decree, seat, game.period)
    ctx.sink?.push({ kind: 'decree', decree: id, seat, points })
    scorePoints(ctx, seat, points, byDecree(decree))
  }
  ctx.sink?.push({ kind: 'decreeTurned', decree: id, period: game.period })
}
