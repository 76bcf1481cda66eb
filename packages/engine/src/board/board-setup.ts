import { shuffle } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { ATLAS, BAY, PLACE_COUNT, SHIPYARD, WORKSHOP } from '../state/words.ts'
import { boardPlaces } from './places.ts'
import { refill } from './rows.ts'
import { SHIPYARD_SHIPS } from './ships.ts'

/** REN-SET-7, ORI-SET-1: bread of the first player; each next player has one more. */
const FIRST_BREAD = 3

/** At most `count` of the cards 0 to n - 1 that fit, in random order. */
export function randomCards(
  ctx: RulesContext,
  n: number,
  count: number,
  fits: (card: number) => boolean = () => true,
): number[] {
  const cards: number[] = []
  for (let card = 0; card < n; card++) if (fits(card)) cards.push(card)
  shuffle(ctx.game.chance, cards)
  return cards.slice(0, count)
}

/** Shuffles artworks and tiles and fills their rows. */
export function setUpRows(ctx: RulesContext): void {
  const { game, tables } = ctx
  const places = boardPlaces(tables)
  game.atlasDeck = randomCards(
    ctx,
    tables.destinationIds.length,
    Infinity,
    (destination) => destination >= places,
  )
  game.artworkDeck = randomCards(ctx, tables.artworkIds.length, Infinity)
  refill(ctx, ATLAS)
  refill(ctx, WORKSHOP)
}

/** Puts ships and bread on the boards of the players. */
export function setUpBoards(ctx: RulesContext): void {
  const { game, tables } = ctx
  for (let seat = 0; seat < game.seats; seat++) {
    game.ships[seat * PLACE_COUNT + BAY] = tables.config.firstShips
    game.ships[seat * PLACE_COUNT + SHIPYARD] = SHIPYARD_SHIPS
    game.bread[seat] = FIRST_BREAD + ((seat + game.seats - game.windRose) % game.seats)
  }
}
