import {
  eventSeenBy,
  type GameEvent,
  type GameRecord,
  type RecordedGame,
  replay,
  type Setup,
  type View,
} from '@amalfi/engine'
import type { SessionRules } from './core.ts'

/** One move as a seat has witnessed it. The set-up counts as the first one. */
export interface WitnessedMove {
  /** What the seat knew before the move; null at the set-up. */
  readonly before: View | null
  /** What the seat knows after the move. */
  readonly after: View
  /** The choice, if this seat made it; null for moves of others. */
  readonly ownChoice: number | null
  /** What happened, as the seat may see it. */
  readonly events: readonly GameEvent[]
}

/**
 * Makes a function that returns all moves of a game as a seat has witnessed them. Moves that are still
 * the same after a choice or an undo stay the same objects, so that callers can cache by identity.
 */
export function witnessedMoves(
  rules: SessionRules,
  seat: number,
): (game: RecordedGame<Setup>) => readonly WitnessedMove[] {
  /** By the choices of the record that lead to them. */
  const known = new Map<string, WitnessedMove>()
  let last: { readonly record: GameRecord; readonly moves: readonly WitnessedMove[] } | undefined
  return ({ record }) => {
    if (last?.record !== record) last = { record, moves: witnessedIn(rules, seat, record, known) }
    return last.moves
  }
}

function witnessedIn(
  rules: SessionRules,
  seat: number,
  record: GameRecord,
  known: Map<string, WitnessedMove>,
): readonly WitnessedMove[] {
  const moves: WitnessedMove[] = []
  const events: GameEvent[] = []
  replay(rules, record, events, (game, _moveCount, recordLength, mover, choice) => {
    const added = events.splice(0)
    const key = record.choices.slice(0, recordLength)
    const move = known.get(key) ?? {
      before: moves.at(-1)?.after ?? null,
      after: rules.view(game, seat),
      ownChoice: mover === seat ? choice : null,
      events: added.map((event) => eventSeenBy(event, seat)),
    }
    known.set(key, move)
    moves.push(move)
  })
  return moves
}
