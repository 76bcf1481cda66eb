import type { Effect } from '@amalfi/packs'
import { engageable, tableWith } from './cards.ts'
import type { Board, Layout, Table } from './table.ts'

export const engagePatron = { do: 'engage', character: 'patron' } as const

/** A board for one seat, empty ones for the seats before it. */
export const boardsFor = (seat: number, board: Board): Board[] => [
  ...Array.from({ length: seat }, () => ({})),
  board,
]

/** A game of four in which this seat has just engaged a patron with this effect. */
export const patron = (effect: Effect, seat = 0, board: Board = {}, layout: Layout = {}): Table =>
  tableWith(
    [engageable('patron', effect)],
    { boards: boardsFor(seat, { invited: ['patron'], ...board }), turn: seat, ...layout },
    { players: 4 },
  ).play(engagePatron)
