import type { RecordedGame } from '@amalfi/engine'
import { NOBODY } from '../curtain/curtain.ts'

/**
 * The seat whose choices an undo takes back: the person who looks, or while the curtain is closed the
 * person who chose last.
 */
export function undoingSeat(
  moves: Pick<RecordedGame<unknown>, 'lastMoveBy'>,
  people: readonly number[],
  looking: number,
): number {
  const last = (seat: number): number => moves.lastMoveBy([seat])
  if (people.includes(looking)) return looking
  return people.reduce((a, b) => (last(b) > last(a) ? b : a), NOBODY)
}
