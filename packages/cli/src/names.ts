import { RIVAL } from '@amalfi/engine'

/** What figures and reports call the seats; whoever tells a game has a language for it. */
export const seatName = (seat: number): string =>
  seat === RIVAL ? 'The rival' : `Player ${seat + 1}`

export const plural = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`
