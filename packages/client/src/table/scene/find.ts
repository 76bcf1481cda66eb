import { type TargetId, targetAttribute } from '../../model/game/targets.ts'
import { type Piece, targetAt } from '../../model/log/event-pieces.ts'

const named = (attribute: string, value: string): string =>
  `[data-${attribute}="${CSS.escape(value)}"]`

/** Selects the elements of a target. */
export const targetSelector = (target: TargetId): string => named('target', targetAttribute(target))

/** The board of a seat: one's own below, or one of the others. */
export const findBoard = (seat: number): Element | null =>
  document.querySelector(`section:is(.mine, .other).seat-${seat}`)

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]

/** Where a piece is shown now: the thing itself, then its harbour. Nowhere, if it is gone. */
export function findAll(piece: Piece): Element[] {
  if ('target' in piece) {
    const { target } = piece
    const targets = all(targetSelector(target))
    return target.kind === 'place' ? [...targets, ...all(named('harbour', target.id))] : targets
  }
  const board = findBoard(piece.seat)
  if (board === null || piece.on === 'board') return board === null ? [] : [board]
  const target = targetAt(piece.on)
  const spot = named('spot', piece.on)
  return [...board.querySelectorAll(target === null ? spot : `${targetSelector(target)}, ${spot}`)]
}

/** One place to go to or come from: the thing, else where it would be on the board. */
export const findOne = (piece: Piece): Element | null =>
  findAll(piece)[0] ?? ('seat' in piece ? findBoard(piece.seat) : null)
