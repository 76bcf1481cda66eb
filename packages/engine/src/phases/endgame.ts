import { countOf } from '../cards/counts.ts'
import { scorePoints } from '../payment/points.ts'
import { isInvitedBy } from '../state/card-location.ts'
import type { RulesContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'
import { byCharacter } from '../state/source.ts'
import type { Tables } from '../state/tables.ts'
import { COUNTS, ENDGAME } from '../state/words.ts'

/** What an endgame character counts for a seat: the smallest of the counts it names. */
export function endgameCount(tables: Tables, game: Game, character: number, seat: number): number {
  const mask = tables.characters.scoreCounts[character]
  let least = -1
  for (let count = 0; count < COUNTS.length; count++) {
    if (((mask >> count) & 1) === 0) continue
    const has = countOf(game, tables, count, seat)
    if (least < 0 || has < least) least = has
  }
  return least
}

/** REN-INV-4: the points of an endgame character, up to the printed maximum. */
export function endgamePoints(tables: Tables, game: Game, character: number, seat: number): number {
  const { scorePoints, scoreEvery, scoreMax } = tables.characters
  const times = Math.floor(endgameCount(tables, game, character, seat) / scoreEvery[character])
  return Math.min(times * scorePoints[character], scoreMax[character])
}

/** REN-END-1: every invited endgame character scores. */
export function scoreEndgame(ctx: RulesContext): void {
  const { game, tables } = ctx
  for (let seat = 0; seat < game.seats; seat++)
    for (const character of game.invited) {
      if (tables.characters.type[character] !== ENDGAME) continue
      if (!isInvitedBy(game.where[character], seat)) continue
      const points = endgamePoints(tables, game, character, seat)
      ctx.sink?.push({
        kind: 'endgame',
        seat,
        character: tables.characterIds[character],
        points,
        counted: endgameCount(tables, game, character, seat),
      })
      scorePoints(ctx, seat, points, byCharacter(character))
    }
}
