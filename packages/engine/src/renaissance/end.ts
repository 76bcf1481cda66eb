import type { Game } from '../state/game.ts'
import { type Standing, standingsBy } from '../state/standing.ts'
import type { Tables } from '../state/tables.ts'

/** REN-END-2, REN-END-3: the score decides, then the points from titles. */
export function standings(tables: Tables, game: Game): Standing[] {
  const ranked = standingsBy(game, game.titlePoints)
  return game.seats === 1
    ? ranked.map((standing) => ({ ...standing, rank: rankOf(tables, game) }))
    : ranked
}

/** The rank of a solo game: 1 to 4 by score, 0 if it was lost (REN-SOL-8, REN-SOL-14). */
function rankOf(tables: Tables, game: Game): number {
  if (game.lost) return 0
  let rank = 1
  for (const from of tables.solo.ranks) if (game.score[0] >= from) rank++
  return rank
}
