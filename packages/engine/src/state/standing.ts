import type { Game } from './game.ts'

/** The result of a seat so far: its score and its place. `rules.standings` returns one for each seat. */
export interface Standing {
  readonly seat: number
  readonly score: number
  /** Points from titles; they break ties in Renaissance (REN-END-2). */
  readonly titlePoints: number
  /** Bread left, in games where it breaks ties (ORI-END-1). */
  readonly bread?: number
  /** 1 for the winner; tied seats share a place. */
  readonly place: number
  /** Solo games of Renaissance only: 1 to 4 (REN-SOL-8), or 0 if the game was lost. */
  readonly rank?: number
}

/** The standings by score, then by `tieBreak` (an entry for each seat); in seat order. */
export function standingsBy(game: Game, tieBreak: readonly number[]): Standing[] {
  const isAhead = (other: number, seat: number): boolean => {
    const points = game.score[other] - game.score[seat]
    return points > 0 || (points === 0 && tieBreak[other] > tieBreak[seat])
  }
  return game.score.map((points, seat) => {
    let place = 1
    for (let other = 0; other < game.seats; other++) if (isAhead(other, seat)) place++
    return { seat, score: points, titlePoints: game.titlePoints[seat], place }
  })
}
