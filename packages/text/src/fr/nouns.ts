import type { Noun } from './grammar.ts'

/** Nouns that both games share. */
export const SHIP: Noun = ['navire', 'navires', 'm']
export const POINT: Noun = ['point', 'points', 'm']
export const CARD: Noun = ['carte', 'cartes', 'f']
