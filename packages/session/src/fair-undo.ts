import type { LogEntry } from '@amalfi/engine'
import { isOwnSince, lastOwnMove, startOfTurn } from './undo-rules.ts'

/** The moves of a game, as far as undo needs them. */
export interface MoveHistory {
  readonly moveCount: number
  readonly log: readonly LogEntry[]
  lastMoveBy(seats: readonly number[]): number
  barrierSince(moveCount: number): boolean
}

/**
 * The move index to which a seat may undo among several people: own choices that revealed nothing,
 * before another person chooses. `nothing`: there is no such choice. `barrier`: it revealed something.
 */
export function fairUndo(
  game: MoveHistory,
  people: readonly number[],
  seat: number,
  target: 'lastChoice' | 'turn',
): number | 'nothing' | 'barrier' {
  const own = lastOwnMove(game, seat)
  const to = target === 'lastChoice' ? own : startOfTurn(game.log, seat)
  if (to < 0 || own < to || !isOwnSince(game, people, seat, to)) return 'nothing'
  return game.barrierSince(to) ? 'barrier' : to
}
