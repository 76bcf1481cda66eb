import { RIVAL } from '@amalfi/engine'

/** The name of a seat in statistics. Game logs take it from a locale. */
export const seatName = (seat: number): string =>
  seat === RIVAL ? 'The rival' : `Player ${seat + 1}`

export const plural = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`
