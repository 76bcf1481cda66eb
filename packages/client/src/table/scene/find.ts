import { type Piece, targetAt } from '../../model/log/pointing.ts'

const named = (attribute: string, value: string): string =>
  `[data-${attribute}="${CSS.escape(value)}"]`

/** The board of a seat: one's own below, or one of the others. */
export const findBoard = (seat: number): Element | null =>
  document.querySelector(`section:is(.mine, .other).seat-${seat}`)

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]

/** Where a piece is shown now: the thing itself, then its harbour. Nowhere, if it is gone. */
export function findAll(piece: Piece): Element[] {
  if ('target' in piece) {
    const [at, id = ''] = piece.target.split(':')
    const targets = all(named('target', piece.target))
    return at === 'place' ? [...targets, ...all(named('harbour', id))] : targets
  }
  const board = findBoard(piece.seat)
  if (board === null || piece.on === 'board') return board === null ? [] : [board]
  return [
    ...board.querySelectorAll(`${named('target', targetAt(piece.on))}, ${named('spot', piece.on)}`),
  ]
}

/** One place to go to or come from: the thing, else where it would be on the board. */
export const findOne = (piece: Piece): Element | null =>
  findAll(piece)[0] ?? ('seat' in piece ? findBoard(piece.seat) : null)
