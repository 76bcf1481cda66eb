import { artwork, tableWith } from './cards.ts'
import type { Board, Table } from './table.ts'

/** Five books without a bonus, in the order of the slots. They are named after Hebrew letters. */
export const fiveBooks = ['aleph', 'beth', 'gimel', 'daleth', 'he']
export const fiveBookCards = fiveBooks.map((id) => artwork(id))
export const tableWithWorkshop = (
  board: Board,
  changes = fiveBookCards,
  nextArtworks: string[] = [],
): Table => tableWith(changes, { boards: [board], workshop: fiveBooks, nextArtworks })
