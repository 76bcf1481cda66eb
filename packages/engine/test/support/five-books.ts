import { artwork, tableWith } from './cards.ts'
import type { Board, Table } from './table.ts'

/** A Workshop of five plain books. */
export const fiveBooks = ['aleph', 'beth', 'gimel', 'daleth', 'he']
export const fiveBookCards = fiveBooks.map((id) => artwork(id))
export const workshopWith = (
  board: Board,
  changes = fiveBookCards,
  nextArtworks: string[] = [],
): Table => tableWith(changes, { boards: [board], workshop: fiveBooks, nextArtworks })
