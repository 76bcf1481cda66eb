import type { GameConfig, Hands } from '@amalfi/engine'

/** REN-SET-8: from the right of the first player, the reverse way round. */
export const pickOrder = (seats: number, first: number): number[] =>
  Array.from({ length: seats }, (_, done) => (first + seats - 1 - done) % seats)

/** REN-SET-12: who receives what a seat passes on, and from whom it receives. */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats

/** How many cards a draft lets one keep; with score, one more is kept after it. */
export const picksOf = ({ handCards }: GameConfig, hands: Hands): number =>
  hands === 'scoreDraft' ? handCards - 1 : handCards
