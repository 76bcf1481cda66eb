import type { GameConfig, Hands } from '@amalfi/engine'

/** The order in which players pick packs (REN-SET-8): from the right of the first player, in reverse. */
export const pickOrder = (seats: number, first: number): number[] =>
  Array.from({ length: seats }, (_, done) => (first + seats - 1 - done) % seats)

/** The seat to which a seat passes its pile (REN-SET-12). */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats
/** The seat from which a seat receives its pile. */
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats

/** How many cards a player keeps in a draft; after a draft with scoring they keep one more. */
export const picksOf = ({ handCards }: GameConfig, hands: Hands): number =>
  hands === 'scoreDraft' ? handCards - 1 : handCards
