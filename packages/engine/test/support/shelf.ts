import { artwork, stage } from './cards.ts'
import type { Board, Table } from './table.ts'

/** A Workshop of five plain books. */
export const five = ['aleph', 'beth', 'gimel', 'daleth', 'he']
export const shelf = five.map((id) => artwork(id))
export const workshop = (board: Board, changes = shelf, nextArtworks: string[] = []): Table =>
  stage(changes, { boards: [board], workshop: five, nextArtworks })
