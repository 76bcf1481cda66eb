import type { Noun } from './grammar.ts'

/** What every game counts out. */
export const SHIP: Noun = ['navire', 'navires', 'm']
export const POINT: Noun = ['point', 'points', 'm']
export const CARD: Noun = ['carte', 'cartes', 'f']
