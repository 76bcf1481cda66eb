import {
  allSeats,
  GONE,
  IN_DECK,
  IN_DISCARD,
  IN_ROW,
  moveCharacter,
} from '../state/card-location.ts'
import { shuffle } from '../state/chance.ts'
import type { RulesContext } from '../state/context.ts'
import { ALL_SEE } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { ATLAS, COUNCIL, ROWS, WORKSHOP } from '../state/words.ts'

/** The cards, deck, discard pile and ids of a row (an index of ROWS). */
export const rowOf = (game: Game, row: number): number[] =>
  row === WORKSHOP ? game.workshop : row === ATLAS ? game.atlas : game.council
export const deckOf = (game: Game, row: number): number[] =>
  row === WORKSHOP ? game.artworkDeck : row === ATLAS ? game.atlasDeck : game.councilDeck
export const discardOf = (game: Game, row: number): number[] =>
  row === WORKSHOP ? game.artworkDiscard : row === ATLAS ? game.atlasDiscard : game.councilDiscard

export const cardIds = (tables: Tables, row: number): readonly string[] =>
  row === WORKSHOP ? tables.artworkIds : row === ATLAS ? tables.destinationIds : tables.characterIds

/** What the cards of each row are. */
export const CARD_KINDS = ['artwork', 'destination', 'character'] as const

/** The cards that have an owner. `owners` has one entry for each card, -1 for none. */
export const ownedCards = (owners: readonly number[]): number[] =>
  owners.flatMap((owner, card) => (owner >= 0 ? [card] : []))

/** The rightmost card of a row, or -1. */
export const rightmost = (game: Game, row: number): number => {
  const cards = rowOf(game, row)
  return cards[cards.length - 1]
}

/** Draws the next card of a deck, or -1. Some empty decks are reshuffled first (REN-ROW-2, ORI-BUY-4). */
export function drawCard(ctx: RulesContext, row: number): number {
  const deck = deckOf(ctx.game, row)
  if (deck.length === 0 && isReshuffled(ctx, row)) reshuffleDiscard(ctx, row)
  return deck.pop() ?? -1
}

const isReshuffled = (ctx: RulesContext, row: number): boolean =>
  ((ctx.tables.config.reshuffledRows >> row) & 1) === 1

function reshuffleDiscard(ctx: RulesContext, row: number): void {
  const deck = deckOf(ctx.game, row)
  const discard = discardOf(ctx.game, row)
  if (discard.length === 0) return
  for (const card of discard) {
    deck.push(card)
    if (row === COUNCIL) moveCharacter(ctx.game, card, IN_DECK)
  }
  discard.length = 0
  shuffle(ctx.game.chance, deck)
  ctx.sink?.push({ kind: 'remake', row: ROWS[row], cards: deck.length })
}

/** Fills the gaps at the left of a row, from right to left. */
export function refill(ctx: RulesContext, row: number): void {
  const cards = rowOf(ctx.game, row)
  for (let slot = cards.length - 1; slot >= 0; slot--) {
    if (cards[slot] >= 0) continue
    const card = drawCard(ctx, row)
    if (card < 0) return
    cards[slot] = card
    if (row === COUNCIL) placeFaceUp(ctx.game, card, IN_ROW)
    ctx.sink?.push({
      kind: 'reveal',
      row: ROWS[row],
      slot,
      card: cardIds(ctx.tables, row)[card],
      left: deckOf(ctx.game, row).length,
    })
    if (
      ctx.tables.config.reshufflesAtOnce &&
      deckOf(ctx.game, row).length === 0 &&
      isReshuffled(ctx, row)
    )
      reshuffleDiscard(ctx, row)
  }
}

/** Moves a character to a location where everybody sees it. */
export function placeFaceUp(game: Game, character: number, where: number): void {
  moveCharacter(game, character, where)
  game.knownBy[character] = allSeats(game)
}

/** Takes the card out of a slot; the cards to its left slide right (REN-ROW-1). Does not refill the row. */
export function removeFromRow(ctx: RulesContext, row: number, slot: number): number {
  const cards = rowOf(ctx.game, row)
  const card = cards[slot]
  for (let i = slot; i > 0; i--) {
    cards[i] = cards[i - 1]
    if (cards[i] >= 0)
      ctx.sink?.push({
        kind: 'slide',
        row: ROWS[row],
        from: i - 1,
        to: i,
        card: cardIds(ctx.tables, row)[cards[i]],
      })
  }
  cards[0] = -1
  return card
}

/** Refills a row now, unless the game refills rows at the beginning of a turn. */
export function refillUnlessDeferred(ctx: RulesContext, row: number): void {
  if (ctx.tables.config.refillsAtOnce) refill(ctx, row)
}

/** Puts a card on the discard pile, before its row slides and is refilled (REN-ROW-2). */
export function discardCard(
  ctx: RulesContext,
  row: number,
  card: number,
  seat: number,
  from: 'row' | 'hand' | 'pile',
): void {
  if (from !== 'row' && ctx.tables.config.discardsHidden)
    return removeFaceDown(ctx, card, seat, from)
  discardOf(ctx.game, row).push(card)
  if (row === COUNCIL) placeFaceUp(ctx.game, card, IN_DISCARD)
  ctx.sink?.push({
    kind: 'card',
    what: CARD_KINDS[row],
    card: cardIds(ctx.tables, row)[card],
    from,
    to: row === ATLAS ? 'gone' : 'discard',
    seat,
    seen: ALL_SEE,
  })
}

/**
 * A card of a hand leaves the game face down (ORI-HID-2). Other seats that knew cards of that hand
 * no longer know them, because any of them may be the one that left.
 */
function removeFaceDown(
  ctx: RulesContext,
  card: number,
  seat: number,
  from: 'hand' | 'pile',
): void {
  const { where, knownBy } = ctx.game
  const place = where[card]
  for (let other = 0; other < where.length; other++)
    if (where[other] === place) knownBy[other] &= 1 << seat
  moveCharacter(ctx.game, card, GONE)
  ctx.sink?.push({
    kind: 'card',
    what: 'character',
    card: ctx.tables.characterIds[card],
    from,
    to: 'gone',
    seat,
    seen: 1 << seat,
  })
}

/** Discards the card of a slot, slides and refills the row. An empty slot changes nothing (REN-ROW-3). */
export function discardFromRow(ctx: RulesContext, row: number, slot: number, seat: number): void {
  const card = rowOf(ctx.game, row)[slot]
  if (card < 0) return
  discardCard(ctx, row, card, seat, 'row')
  removeFromRow(ctx, row, slot)
  refillUnlessDeferred(ctx, row)
}

/** Discards the rightmost card of a row, slides and refills it (REN-NAV-5). */
export const discardRightmost = (ctx: RulesContext, row: number, seat: number): void =>
  discardFromRow(ctx, row, rowOf(ctx.game, row).length - 1, seat)

/** Discards the whole row, then refills it. */
export function refreshRow(ctx: RulesContext, row: number, seat: number): void {
  const cards = rowOf(ctx.game, row)
  for (let slot = cards.length - 1; slot >= 0; slot--) {
    if (cards[slot] < 0) continue
    discardCard(ctx, row, cards[slot], seat, 'row')
    cards[slot] = -1
  }
  refillUnlessDeferred(ctx, row)
}
