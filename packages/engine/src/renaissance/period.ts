import { discardRightmost, refill, removeFromRow, rightmost, rowOf } from '../board/rows.ts'
import { returnShips } from '../board/ships.ts'
import { straightenAll } from '../effects/straighten.ts'
import { beginActions } from '../phases/game-flow.ts'
import type { RulesContext } from '../state/context.ts'
import { BY_RULE } from '../state/source.ts'
import { ATLAS, COUNCIL, WORKSHOP } from '../state/words.ts'

/** Begins the next period, in the order of REN-NEW-6: ships, Atlas tile, artwork, straighten, character. */
export function newPeriod(ctx: RulesContext): void {
  const { game } = ctx
  returnShips(ctx, BY_RULE)
  game.period++
  coverPlace(ctx)
  discardRightmost(ctx, WORKSHOP, -1)
  straightenAll(ctx)
  discardRightmost(ctx, COUNCIL, -1)
  game.sent.fill(0)
  game.windRoseTaken = 0
  beginActions(ctx)
}

/** REN-NEW-2: the rightmost tile covers the evolving place of the period. Without a tile the place stays as printed (REN-EVO-5). */
function coverPlace(ctx: RulesContext): void {
  const { game, tables } = ctx
  const place = game.period - 1
  const tile = rightmost(game, ATLAS)
  if (tile < 0 || place >= tables.evolvingCount) return
  removeFromRow(ctx, ATLAS, rowOf(game, ATLAS).length - 1)
  game.covers[place] = tile
  ctx.sink?.push({
    kind: 'cover',
    destination: tables.destinationIds[tile],
    place: tables.destinationIds[tables.publicCount + place],
  })
  refill(ctx, ATLAS)
}
