import type { LogEntry, RecordedGame } from '@amalfi/engine'

type Moves = Pick<RecordedGame<unknown>, 'lastMoveBy'>

/** After how many choices the seat's last one was made, or -1. Moves of bots do not change it. */
export const lastOwnMove = (moves: Moves, seat: number): number => moves.lastMoveBy([seat])

/** Nobody may take back what another human has chosen since so many choices had been made. */
export const isOwnSince = (
  moves: Moves,
  humans: readonly number[],
  seat: number,
  made: number,
): boolean => moves.lastMoveBy(humans.filter((human) => human !== seat)) < made

/** The next turn, or the next phase, ends a turn. */
const endsTurn = ({ event }: LogEntry): boolean => event.kind === 'turn' || event.kind === 'phase'

/** A turn of a seat begins with its own turn in the action phase, or with a phase for all. */
const beginsTurn = ({ event }: LogEntry, seat: number): boolean =>
  (event.kind === 'turn' && event.seat === seat) || event.kind === 'phase'

/** Whether the last of so many choices ended the turn of the seat that made it. */
export function turnEnded(log: readonly LogEntry[], made: number, seat: number): boolean {
  const last = log.findLastIndex((entry) => entry.moveIndex < made && endsTurn(entry))
  const turn = log[last]?.event
  return (
    turn?.kind === 'turn' &&
    turn.seat === seat &&
    log.some((entry) => entry.moveIndex === made && endsTurn(entry))
  )
}

/**
 * After how many choices the turn of a seat began, or -1. With `ended` it is the turn that was over
 * after so many choices, not one that begins right then.
 */
export function startOfTurn(log: readonly LogEntry[], seat: number, ended = -1): number {
  const found = log.findLast((entry) => entry.moveIndex !== ended && beginsTurn(entry, seat))
  return seat < 0 || found === undefined ? -1 : found.moveIndex
}
