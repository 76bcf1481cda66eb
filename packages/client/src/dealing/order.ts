import type { Board } from '@amalfi/engine'

/** How many cards a hand has when it has been dealt. */
export const HAND_CARDS = 6

/** REN-SET-8: from the right of the first player, the reverse way round. */
export const pickOrder = (seats: number, first: number): number[] =>
  Array.from({ length: seats }, (_, done) => (first + seats - 1 - done) % seats)

/** REN-SET-12: who receives what a seat passes on, and from whom it receives. */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats

/** How many cards a draft lets one keep: with every pick the pile has one less, and the last is dropped. */
export const picksOf = ({ hand, pile }: Pick<Board, 'hand' | 'pile'>): number =>
  hand.size + pile.size - 1
