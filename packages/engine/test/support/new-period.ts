import { type Layout, openTable, type Table } from './table.ts'

/** Titles and decrees that give nothing to the boards of these tests. */
export const QUIET: Layout = {
  titles: ['admiral', 'navigator', 'condottiere'],
  decrees: ['trade', 'blessing', 'colonization', 'exploration'],
}
export const ATLAS = ['trebizond', 'hormuz', 'bruges', 'calicut', 'antalya']
export const WORKS = ['utopia', 'canzoniere', 'decameron', 'the-prince', 'on-painting']
export const COUNCIL = ['leo-x', 'john-cabot', 'barsbay', 'raphael']

/** A table with known cards in the rows and on top of the decks, from which a new period refills them. */
export const table = (layout: Layout = {}, players = 2): Table =>
  openTable({ players }).arrange({
    boards: Array.from({ length: players }, () => ({ bread: 6 })),
    ...QUIET,
    atlas: ATLAS,
    workshop: WORKS,
    council: COUNCIL,
    nextTiles: ['tunis', 'zara', 'lisbon'],
    nextArtworks: ['pieta', 'david'],
    nextCharacters: ['titian', 'donatello'],
    ...layout,
  })
