import { type TargetId, targetAttribute } from '../../model/game/targets.ts'
import { type Piece, targetAt } from '../../model/log/event-pieces.ts'

const named = (attribute: string, value: string): string =>
  `[data-${attribute}="${CSS.escape(value)}"]`

/** Selects the elements of a target. */
export const targetSelector = (target: TargetId): string => named('target', targetAttribute(target))

/** The board of a seat: the own board, or the panel of another player. */
export const findBoard = (seat: number): Element | null =>
  document.querySelector(`section:is(.own-board, .other-player).seat-${seat}`)

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]

/** The elements that show a piece now: its target, then its harbour; none if the piece is gone. */
export function findElements(piece: Piece): Element[] {
  if ('target' in piece) {
    const { target } = piece
    const targets = all(targetSelector(target))
    return target.kind === 'destination'
      ? [...targets, ...all(named('harbour', target.id))]
      : targets
  }
  const board = findBoard(piece.seat)
  if (board === null || piece.on === 'board') return board === null ? [] : [board]
  const target = targetAt(piece.on)
  const counter = named('counter', piece.on)
  return [
    ...board.querySelectorAll(target === null ? counter : `${targetSelector(target)}, ${counter}`),
  ]
}

/** The element from or to which a piece moves: the piece itself, or else the board of its seat. */
export const findElement = (piece: Piece): Element | null =>
  findElements(piece)[0] ?? ('seat' in piece ? findBoard(piece.seat) : null)
