import { shuffle } from '../state/chance.ts'
import { ALL_SEE } from '../state/event.ts'
import type { Game } from '../state/game.ts'
import type { Play } from '../state/play.ts'
import type { Tables } from '../state/tables.ts'
import { everybody, GONE, IN_DECK, IN_DISCARD, IN_ROW, relocate } from '../state/whereabouts.ts'
import { ATLAS, COUNCIL, ROWS, WORKSHOP } from '../state/words.ts'

/** The three rows work alike; these find the parts of one. */
export const rowOf = (game: Game, row: number): number[] =>
  row === WORKSHOP ? game.workshop : row === ATLAS ? game.atlas : game.council
export const deckOf = (game: Game, row: number): number[] =>
  row === WORKSHOP ? game.artworkDeck : row === ATLAS ? game.atlasDeck : game.councilDeck
export const discardOf = (game: Game, row: number): number[] =>
  row === WORKSHOP ? game.artworkDiscard : row === ATLAS ? game.atlasDiscard : game.councilDiscard

export const cardIds = (tables: Tables, row: number): readonly string[] =>
  row === WORKSHOP ? tables.artworkIds : row === ATLAS ? tables.destinationIds : tables.characterIds

const WHAT = ['artwork', 'destination', 'character'] as const

/** The rightmost card of a row, or -1. */
export const rightmost = (game: Game, row: number): number => {
  const cards = rowOf(game, row)
  return cards[cards.length - 1]
}

/** The next card of a deck, or -1. Some decks are made anew when they are empty (REN-ROW-2, ORI-BUY-4). */
export function drawCard(p: Play, row: number): number {
  const deck = deckOf(p.game, row)
  if (deck.length === 0 && isRemade(p, row)) remake(p, row)
  return deck.pop() ?? -1
}

const isRemade = (p: Play, row: number): boolean => ((p.tables.config.remade >> row) & 1) === 1

function remake(p: Play, row: number): void {
  const deck = deckOf(p.game, row)
  const discard = discardOf(p.game, row)
  if (discard.length === 0) return
  for (const card of discard) {
    deck.push(card)
    if (row === COUNCIL) relocate(p.game, card, IN_DECK)
  }
  discard.length = 0
  shuffle(p.game.chance, deck)
  p.sink?.push({ kind: 'remake', row: ROWS[row], cards: deck.length })
}

/** Fills the gaps at the left, the rightmost of them first. */
export function refill(p: Play, row: number): void {
  const cards = rowOf(p.game, row)
  for (let slot = cards.length - 1; slot >= 0; slot--) {
    if (cards[slot] >= 0) continue
    const card = drawCard(p, row)
    if (card < 0) return
    cards[slot] = card
    if (row === COUNCIL) show(p.game, card, IN_ROW)
    p.sink?.push({
      kind: 'reveal',
      row: ROWS[row],
      slot,
      card: cardIds(p.tables, row)[card],
      left: deckOf(p.game, row).length,
    })
    if (p.tables.config.remadeAtOnce && deckOf(p.game, row).length === 0 && isRemade(p, row))
      remake(p, row)
  }
}

/** A character comes to lie in the open. */
export function show(game: Game, character: number, where: number): void {
  relocate(game, character, where)
  game.known[character] = everybody(game)
}

/** Takes the card out of a slot; those to its left slide right (REN-ROW-1). It is not refilled yet. */
export function removeFromRow(p: Play, row: number, slot: number): number {
  const cards = rowOf(p.game, row)
  const card = cards[slot]
  for (let i = slot; i > 0; i--) {
    cards[i] = cards[i - 1]
    if (cards[i] >= 0)
      p.sink?.push({
        kind: 'slide',
        row: ROWS[row],
        from: i - 1,
        to: i,
        card: cardIds(p.tables, row)[cards[i]],
      })
  }
  cards[0] = -1
  return card
}

/** Cards that left a row are replaced now, or when the next turn begins. */
export function refillInTime(p: Play, row: number): void {
  if (p.tables.config.refillsAtOnce) refill(p, row)
}

/** Lays a card on the discard, face up (REN-ROW-2: before the row slides and is refilled). */
export function discardCard(
  p: Play,
  row: number,
  card: number,
  seat: number,
  from: 'row' | 'hand' | 'pile',
): void {
  if (from !== 'row' && p.tables.config.discardsHidden) return hideAway(p, card, seat, from)
  discardOf(p.game, row).push(card)
  if (row === COUNCIL) show(p.game, card, IN_DISCARD)
  p.sink?.push({
    kind: 'card',
    what: WHAT[row],
    card: cardIds(p.tables, row)[card],
    from,
    to: row === ATLAS ? 'gone' : 'discard',
    seat,
    seen: ALL_SEE,
  })
}

/**
 * A card of a hand leaves the game face down (ORI-HID-2). Whoever knew cards of that hand cannot be
 * sure of any of them now.
 */
function hideAway(p: Play, card: number, seat: number, from: 'hand' | 'pile'): void {
  const { where, known } = p.game
  const place = where[card]
  for (let other = 0; other < where.length; other++)
    if (where[other] === place) known[other] &= 1 << seat
  relocate(p.game, card, GONE)
  p.sink?.push({
    kind: 'card',
    what: 'character',
    card: p.tables.characterIds[card],
    from,
    to: 'gone',
    seat,
    seen: 1 << seat,
  })
}

/** Discards from a slot, slides, refills. With a gap there, nothing happens (REN-ROW-3). */
export function discardFromRow(p: Play, row: number, slot: number, seat: number): void {
  const card = rowOf(p.game, row)[slot]
  if (card < 0) return
  discardCard(p, row, card, seat, 'row')
  removeFromRow(p, row, slot)
  refillInTime(p, row)
}

export const discardRightmost = (p: Play, row: number, seat: number): void =>
  discardFromRow(p, row, rowOf(p.game, row).length - 1, seat)

/** Discards the whole row, then fills it anew. */
export function refreshRow(p: Play, row: number, seat: number): void {
  const cards = rowOf(p.game, row)
  for (let slot = cards.length - 1; slot >= 0; slot--) {
    if (cards[slot] < 0) continue
    discardCard(p, row, cards[slot], seat, 'row')
    cards[slot] = -1
  }
  refillInTime(p, row)
}
