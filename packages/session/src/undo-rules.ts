import type { LogEntry, RecordedGame } from '@amalfi/engine'

type Moves = Pick<RecordedGame<unknown>, 'lastMoveBy'>

/** The move index before the seat's last choice, or -1. */
export const lastOwnMove = (moves: Moves, seat: number): number => moves.lastMoveBy([seat])

/** Whether no other human has chosen since this move index. Nobody may undo the choice of another human. */
export const isOwnSince = (
  moves: Moves,
  humans: readonly number[],
  seat: number,
  moveIndex: number,
): boolean => moves.lastMoveBy(humans.filter((human) => human !== seat)) < moveIndex

/** A turn of a seat begins with its own turn in the action phase, or with a phase for all. */
const beginsTurn = ({ event }: LogEntry, seat: number): boolean =>
  (event.kind === 'turn' && event.seat === seat) || event.kind === 'phase'

/**
 * The move index at which the turn of a seat began, or -1. `ended` is the move index at which that
 * turn ended; a turn that begins there is ignored.
 */
export function startOfTurn(log: readonly LogEntry[], seat: number, ended = -1): number {
  const found = log.findLast((entry) => entry.moveIndex !== ended && beginsTurn(entry, seat))
  return seat < 0 || found === undefined ? -1 : found.moveIndex
}
