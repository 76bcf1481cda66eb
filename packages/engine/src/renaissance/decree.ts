import { score } from '../core/bread.ts'
import { choiceCode, makeChoice } from '../core/choice.ts'
import { countOf } from '../core/counts.ts'
import { pop } from '../core/frames.ts'
import type { Game } from '../core/game.ts'
import type { Pending, Play } from '../core/play.ts'
import { refusalCode } from '../core/refusal.ts'
import { byDecree } from '../core/source.ts'
import type { Tables } from '../core/tables.ts'

const DECREE = choiceCode('decree')
const NOT_ASKED_NOW = refusalCode('notAskedNow')

/** The window before the decree is scored (REN-OPT-7). */
export const decree: Pending = {
  rule: 'REN-DEC-1',
  offer(_p, _seat, out) {
    out.push(makeChoice(DECREE, 0))
  },
  judge: (_p, _seat, code) => (code === DECREE ? 0 : NOT_ASKED_NOW),
  take(p) {
    pop(p.game)
  },
  worthAsking: () => true,
}

/** What a decree is worth to a seat now: the points of the board are added item by item (REN-DEC-12). */
export function decreeWorth(
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
  return points
}

/** REN-DEC-13: all score, from the holder of the Wind Rose, then the decree is turned over. */
export function scoreDecree(p: Play): void {
  const { game, tables } = p
  const decree = game.decrees[game.period]
  const id = tables.decreeIds[decree]
  for (let i = 0; i < game.seats; i++) {
    const seat = (game.windRose + i) % game.seats
    const points = decreeWorth(tables, game, decree, seat, game.period)
    p.sink?.push({ kind: 'decree', decree: id, seat, points })
    score(p, seat, points, byDecree(decree))
  }
  p.sink?.push({ kind: 'decreeTurned', decree: id, period: game.period })
}
