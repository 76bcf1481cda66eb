import { addAbilities, MOD_COUNT } from '../cards/modifiers.ts'
import { SQUARES_PER_TITLE, squarePoints } from '../phases/titles.ts'
import { isInvitedBy } from '../state/card-location.ts'
import type { ReadContext } from '../state/context.ts'
import type { Game } from '../state/game.ts'

/** Computes the fields that follow from others. Positions do not store them. Out-of-range values are skipped. */
export function recomputeDerived(ctx: ReadContext): void {
  const { game, tables } = ctx
  const within = (i: number, length: number): boolean => i >= 0 && i < length
  game.modifiers = new Array<number>(game.seats * MOD_COUNT).fill(0)
  for (const list of [game.awaitedTriggers, game.titlePoints, game.destinationCounts]) list.fill(0)
  for (const list of [
    game.artworkCounts,
    game.characterCounts,
    game.handSize,
    game.pileSize,
    game.asideSize,
  ])
    list.fill(0)
  for (const character of game.invited) {
    if (!within(character, tables.characterIds.length)) continue
    for (let seat = 0; seat < game.seats; seat++)
      if (isInvitedBy(game.where[character], seat)) {
        game.characterCounts[seat * 4 + tables.characters.type[character]]++
        addAbilities(ctx, seat, character)
      }
  }
  for (const where of game.where) countCard(game, where)
  game.artworkOwner.forEach((seat, artwork) => {
    if (within(seat, game.seats)) game.artworkCounts[seat * 3 + tables.artworks.type[artwork]]++
  })
  for (const seat of game.destinationOwner)
    if (within(seat, game.seats)) game.destinationCounts[seat]++
  if (tables.config.erectedOnDestinations) countLighthouses(game)
  game.squares.forEach((square, i) => {
    const at = Math.floor(i / SQUARES_PER_TITLE)
    if (within(square - 1, game.seats) && within(game.titles[at], tables.titleIds.length))
      game.titlePoints[square - 1] += squarePoints(tables, game, at, i % SQUARES_PER_TITLE)
  })
}

function countLighthouses(game: Game): void {
  game.erected.fill(0)
  for (let lights of game.lighthouses)
    for (; lights > 0; lights >>= 3)
      if ((lights & 7) > 0 && (lights & 7) <= game.seats) game.erected[(lights & 7) - 1]++
}

function countCard(game: Game, where: number): void {
  const counts = [game.handSize, null, null, game.pileSize, game.asideSize][(where >> 2) - 1]
  if (counts && (where & 3) < game.seats) counts[where & 3]++
}
