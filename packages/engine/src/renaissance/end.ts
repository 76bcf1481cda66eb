import { score } from '../core/bread.ts'
import { countOf } from '../core/counts.ts'
import type { Game } from '../core/game.ts'
import type { Play } from '../core/play.ts'
import { byCharacter } from '../core/source.ts'
import type { Tables } from '../core/tables.ts'
import { isInvitedBy } from '../core/whereabouts.ts'
import { COUNTS, ENDGAME } from '../core/words.ts'

/** What an endgame character counts: the smallest of the counts it names. */
export function countedBy(tables: Tables, game: Game, character: number, seat: number): number {
  const mask = tables.characters.scoreCounts[character]
  let least = -1
  for (let count = 0; count < COUNTS.length; count++) {
    if (((mask >> count) & 1) === 0) continue
    const has = countOf(game, tables, count, seat)
    if (least < 0 || has < least) least = has
  }
  return least
}

/** REN-INV-4: its points, up to the printed maximum. */
export function endgamePoints(tables: Tables, game: Game, character: number, seat: number): number {
  const { scorePoints, scoreEvery, scoreMax } = tables.characters
  const times = Math.floor(countedBy(tables, game, character, seat) / scoreEvery[character])
  return Math.min(times * scorePoints[character], scoreMax[character])
}

/** REN-END-1: every invited endgame character scores. */
export function scoreEndgame(p: Play): void {
  const { game, tables } = p
  for (let seat = 0; seat < game.seats; seat++)
    for (const character of game.court) {
      if (tables.characters.type[character] !== ENDGAME) continue
      if (!isInvitedBy(game.where[character], seat)) continue
      const points = endgamePoints(tables, game, character, seat)
      p.sink?.push({
        kind: 'endgame',
        seat,
        character: tables.characterIds[character],
        points,
        counted: countedBy(tables, game, character, seat),
      })
      score(p, seat, points, byCharacter(character))
    }
}

/** How a seat stands. */
export interface Standing {
  readonly seat: number
  readonly score: number
  /** Sum of the squares taken; breaks ties (REN-END-2). */
  readonly titlePoints: number
  /** From 1; seats that are still tied share a place. */
  readonly place: number
  /** Solo: 1 to 4 (REN-SOL-8), 0 if the game was lost for want of titles; absent otherwise. */
  readonly rank?: number
}

/** REN-END-2, REN-END-3: by points, then points from titles; in seat order. */
export function standings(tables: Tables, game: Game): Standing[] {
  return game.score.map((points, seat) => {
    let place = 1
    for (let other = 0; other < game.seats; other++) if (isAhead(game, other, seat)) place++
    const standing = { seat, score: points, titlePoints: game.titlePoints[seat], place }
    return game.seats === 1 ? { ...standing, rank: rankOf(tables, game) } : standing
  })
}

function isAhead(game: Game, other: number, seat: number): boolean {
  const points = game.score[other] - game.score[seat]
  return points > 0 || (points === 0 && game.titlePoints[other] > game.titlePoints[seat])
}

/** REN-SOL-8, REN-SOL-14. */
function rankOf(tables: Tables, game: Game): number {
  if (game.lost) return 0
  let rank = 1
  for (const from of tables.solo.ranks) if (game.score[0] >= from) rank++
  return rank
}
