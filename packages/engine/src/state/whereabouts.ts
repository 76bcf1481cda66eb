import type { Game } from './game.ts'

/**
 * Where a character can be. Places that belong to a seat have four codes, one a seat; every place
 * says whether its cards lie open, so that views and imagination need no list of their own.
 */
export const IN_DECK = 0
export const IN_ROW = 1
export const IN_DISCARD = 2
/** In one of the packs that lie open to be chosen. */
export const IN_PACK = 3
export const HAND = 4
/** Invited, and upright. */
export const UPRIGHT = 8
export const ENGAGED = 12
/** In the pile a seat chooses from: a draft, a selection, a draw. */
export const PILE = 16
/** Set aside by a seat: the endgame characters of the draft with score. */
export const ASIDE = 20
/** Out of the game, face down. */
export const GONE = 24
export const WHEREABOUTS = 25

export const WHEREABOUT_NAMES = ['deck', 'row', 'discard', 'pack'] as const
export const SEAT_WHEREABOUT_NAMES = ['hand', 'upright', 'engaged', 'pile', 'aside'] as const

/** Whether a card there can be seen by all. */
export const isOpen = (where: number): boolean =>
  (where >= IN_ROW && where <= IN_PACK) || (where >= UPRIGHT && where < PILE)

/** The seat a place belongs to, or -1. */
export const seatOf = (where: number): number => (where >= HAND && where < GONE ? where & 3 : -1)

export const isHandOf = (where: number, seat: number): boolean => where === HAND + seat
export const isInvitedBy = (where: number, seat: number): boolean =>
  where === UPRIGHT + seat || where === ENGAGED + seat

/** Moves a character, keeping count of the cards a seat holds. Who knows of it is the caller's to say. */
export function relocate(game: Game, character: number, to: number): void {
  count(game, game.where[character], -1)
  count(game, to, 1)
  game.where[character] = to
}

function count(game: Game, where: number, by: number): void {
  if (where >= HAND && where < UPRIGHT) game.handSize[where - HAND] += by
  else if (where >= GONE) return
  else if (where >= ASIDE) game.asideSize[where - ASIDE] += by
  else if (where >= PILE) game.pileSize[where - PILE] += by
}

/** Everybody's mask, for what happens in the open. */
export const everybody = (game: Game): number => (1 << game.seats) - 1
