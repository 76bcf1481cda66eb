import type { Game } from './game.ts'

/** How a seat stands. */
export interface Standing {
  readonly seat: number
  readonly score: number
  /** Sum of the squares taken; may break ties (REN-END-2). */
  readonly titlePoints: number
  /** Bread left, where it breaks ties (ORI-END-1). */
  readonly bread?: number
  /** From 1; seats that are still tied share a place. */
  readonly place: number
  /** Solo: 1 to 4 (REN-SOL-8), 0 if the game was lost for want of titles; absent otherwise. */
  readonly rank?: number
}

/** By points, then by what breaks ties; in seat order. */
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
