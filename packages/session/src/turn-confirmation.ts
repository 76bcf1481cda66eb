import type { GameEvent, LogEntry, RecordedGame, Setup } from '@amalfi/engine'
import type { SessionRules } from './core.ts'

/** A turn ends when the next turn or phase begins. */
const endsTurn = ({ kind }: GameEvent): boolean => kind === 'turn' || kind === 'phase'

/** The seat whose turn it was when the last choice, number `moveIndex`, was made; -1 outside of turns. */
function turnBefore(log: readonly LogEntry[], moveIndex: number): number {
  const begun = log.findLast((entry) => entry.moveIndex < moveIndex && endsTurn(entry.event))?.event
  return begun?.kind === 'turn' ? begun.seat : -1
}

/** Whether the last choice, number `moveIndex`, ended the turn of the seat that made it. */
export const turnEnded = (log: readonly LogEntry[], moveIndex: number, seat: number): boolean =>
  turnBefore(log, moveIndex) === seat && hasEndOfTurn(log, moveIndex)

const hasEndOfTurn = (log: readonly LogEntry[], moveIndex: number): boolean =>
  log.some((entry) => entry.moveIndex === moveIndex && endsTurn(entry.event))

/**
 * Whether only other seats have something left to decide in this turn, such as the use of their
 * lighthouses. It is tried out on a copy in which they decline.
 */
function onlyOthersDecide(rules: SessionRules, { game }: RecordedGame<Setup>, seat: number) {
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  for (;;) {
    const [next] = rules.deciders(copy)
    if (next === undefined || events.some(endsTurn)) return true
    if (next === seat) return false
    // The last choice is the one that does least: to decline.
    rules.play(copy, next, rules.choices(copy, next, []).at(-1) ?? -1, events)
  }
}

/**
 * Decides when a turn waits for the confirmation of its player: as soon as the player has nothing
 * left to decide in it, before others use their lighthouses.
 */
export class TurnConfirmation {
  private readonly rules: SessionRules
  private readonly game: RecordedGame<Setup>
  /** The seat that wants to confirm its current turn and has not been asked to, or -1. */
  private unconfirmed = -1

  constructor(rules: SessionRules, game: RecordedGame<Setup>) {
    this.rules = rules
    this.game = game
  }

  /**
   * The seat that must confirm its turn after the last choice, or -1. `wanted`: the seat that chose
   * wants to confirm the end of its turn.
   */
  seatAfterMove(mover: number, wanted: boolean): number {
    const { rules, game } = this
    const seat = turnBefore(game.log, game.moveCount)
    if (wanted && mover === seat) this.unconfirmed = seat
    if (seat < 0 || this.unconfirmed !== seat) return -1
    const isOver =
      hasEndOfTurn(game.log, game.moveCount) ||
      (mover === seat && onlyOthersDecide(rules, game, seat))
    if (!isOver) return -1
    this.unconfirmed = -1
    return seat
  }

  /** To be called after an undo. The next choice says whether the turn will be confirmed. */
  forget(): void {
    this.unconfirmed = -1
  }
}
