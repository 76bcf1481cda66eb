import { ART_TYPES, CHARACTER_TYPES, type Game, PLACE_COUNT } from '@amalfi/engine'

/** What a play can change, as far as features are computed from it: bits of a mask. */
export const CHANGED_CARDS = 1
/** Anything about another seat, the period, the phase, and the squares of titles. */
export const CHANGED_OTHERS = 2
export const CHANGED_SCORE = 4
/** Ships, bread, docks, lighthouses and counts of the seat: almost every play changes some of them. */
export const CHANGED_SUPPLIES = 8

/**
 * What differs between two positions of a game for a seat, as a mask of the constants above. Private
 * destinations begin with number `firstPrivate`.
 */
export function changesBetween(
  before: Game,
  after: Game,
  seat: number,
  firstPrivate: number,
): number {
  let changes = CHANGED_SUPPLIES
  if (before.score[seat] !== after.score[seat]) changes |= CHANGED_SCORE
  if (haveCardsChanged(before, after, firstPrivate)) changes |= CHANGED_CARDS
  if (haveOthersChanged(before, after, seat)) changes |= CHANGED_OTHERS
  return changes
}

const haveCardsChanged = (before: Game, after: Game, firstPrivate: number): boolean =>
  differ(before.where, after.where) ||
  differ(before.invited, after.invited) ||
  differ(before.picks, after.picks) ||
  differ(before.destinationOwner, after.destinationOwner) ||
  // Card features tell which own destinations have a free dock.
  differ(before.docks, after.docks, firstPrivate, before.docks.length - firstPrivate) ||
  differ(before.covers, after.covers) ||
  differ(before.workshop, after.workshop) ||
  differ(before.atlas, after.atlas) ||
  differ(before.council, after.council)

function haveOthersChanged(before: Game, after: Game, seat: number): boolean {
  if (before.phase !== after.phase || before.period !== after.period) return true
  if (differ(before.squares, after.squares)) return true
  for (let other = 0; other < before.seats; other++)
    if (other !== seat && hasSeatChanged(before, after, other)) return true
  return false
}

const hasSeatChanged = (before: Game, after: Game, seat: number): boolean =>
  before.score[seat] !== after.score[seat] ||
  before.bread[seat] !== after.bread[seat] ||
  before.erected[seat] !== after.erected[seat] ||
  before.handSize[seat] !== after.handSize[seat] ||
  before.passed[seat] !== after.passed[seat] ||
  before.titlePoints[seat] !== after.titlePoints[seat] ||
  before.destinationCounts[seat] !== after.destinationCounts[seat] ||
  differ(before.ships, after.ships, seat * PLACE_COUNT, PLACE_COUNT) ||
  differ(before.artworkCounts, after.artworkCounts, seat * ART_TYPES.length, ART_TYPES.length) ||
  differ(
    before.characterCounts,
    after.characterCounts,
    seat * CHARACTER_TYPES.length,
    CHARACTER_TYPES.length,
  )

function differ(
  before: readonly number[],
  after: readonly number[],
  from = 0,
  count = before.length,
): boolean {
  if (before.length !== after.length) return true
  for (let i = from; i < from + count; i++) if (before[i] !== after[i]) return true
  return false
}
