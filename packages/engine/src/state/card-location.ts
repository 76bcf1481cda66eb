import type { Game } from './game.ts'

/**
 * Where a character card can be: the values of `game.where`. A location that belongs to a seat is a
 * base code plus the seat, such as HAND + 2. `isOpen` says whether everybody sees a card there.
 */
export const IN_DECK = 0
export const IN_ROW = 1
export const IN_DISCARD = 2
/** In a starting pack that can still be chosen. */
export const IN_PACK = 3
/** In a hand: HAND + seat. */
export const HAND = 4
/** Invited and upright: UPRIGHT + seat. */
export const UPRIGHT = 8
/** Invited and turned: ENGAGED + seat. */
export const ENGAGED = 12
/** In the pile that a seat chooses from, in a draft, a selection or a draw: PILE + seat. */
export const PILE = 16
/** Set aside by a seat, for the endgame characters of a draft: ASIDE + seat. */
export const ASIDE = 20
/** Out of the game, face down. */
export const GONE = 24
/** Locations are below this number. */
export const LOCATION_COUNT = 25

/** Whether everybody sees a card at this location. */
export const isOpen = (where: number): boolean =>
  (where >= IN_ROW && where <= IN_PACK) || (where >= UPRIGHT && where < PILE)

/** The seat that a location belongs to, or -1. */
export const seatAt = (where: number): number => (where >= HAND && where < GONE ? where & 3 : -1)

/** Whether a location is the hand of this seat. */
export const isHandOf = (where: number, seat: number): boolean => where === HAND + seat
/** Whether a location is in front of this seat: invited, upright or engaged. */
export const isInvitedBy = (where: number, seat: number): boolean =>
  where === UPRIGHT + seat || where === ENGAGED + seat

/** Moves a character and updates the card counts of the seats. The caller updates `knownBy`. */
export function moveCharacter(game: Game, character: number, to: number): void {
  addToCount(game, game.where[character], -1)
  addToCount(game, to, 1)
  game.where[character] = to
}

function addToCount(game: Game, where: number, by: number): void {
  if (where >= HAND && where < UPRIGHT) game.handSize[where - HAND] += by
  else if (where >= GONE) return
  else if (where >= ASIDE) game.asideSize[where - ASIDE] += by
  else if (where >= PILE) game.pileSize[where - PILE] += by
}

/** Mask of all seats, for what everybody sees. */
export const allSeats = (game: Game): number => (1 << game.seats) - 1
