import type { RecordedGame, Setup } from '@amalfi/engine'
import type { SessionRules } from './core.ts'
import type { AskedQuestion, SeatKind } from './host.ts'

/** Which seats of a running game are asked something, and which question each of them answers. */
export class OpenQuestions {
  readonly seats: readonly SeatKind[]
  /** Counts up with every change of the game. */
  version = 0
  /** The seat whose turn has ended and waits to be confirmed, or -1. */
  awaitingConfirm = -1
  /** The seats that must decide; none when the game is over. */
  deciders: readonly number[]
  private readonly rules: SessionRules
  private readonly game: RecordedGame<Setup>
  /** By seat: the version at which its current question was first asked. It is the id of the question. */
  private readonly askedAt: number[]

  constructor(rules: SessionRules, game: RecordedGame<Setup>, seats: readonly SeatKind[]) {
    this.rules = rules
    this.game = game
    this.seats = seats
    this.askedAt = seats.map(() => 0)
    this.deciders = rules.deciders(game.game)
  }

  get over(): boolean {
    return this.deciders.length === 0
  }

  /** Whether a human at this seat can choose now. */
  isAsked(seat: number): boolean {
    return (
      this.seats[seat]?.kind === 'human' && this.deciders.includes(seat) && this.awaitingConfirm < 0
    )
  }

  /** Whether this is the id of the seat's current question, not of an older one. */
  isCurrent(seat: number, questionId: number): boolean {
    return questionId === this.askedAt[seat]
  }

  /** What a seat is asked now, or null. */
  questionFor(seat: number): AskedQuestion | null {
    const { rules, game } = this
    if (!this.isAsked(seat)) return null
    return {
      id: this.askedAt[seat],
      decision: rules.decision(game.game, seat),
      choices: rules.choices(game.game, seat, []),
      options: rules.options(game.game, seat, []),
    }
  }

  /** Ends the turn that waits to be confirmed. */
  confirmTurn(): void {
    this.awaitingConfirm = -1
    this.version++
  }

  /** To be called after a move. The questions of other seats that are still asked stay the same. */
  updateAfterMove(mover: number): void {
    const before = this.deciders
    this.update((seat) => seat === mover || !before.includes(seat))
  }

  /** To be called after an undo. Every question is new, and no turn waits to be confirmed. */
  updateAfterUndo(): void {
    this.awaitingConfirm = -1
    this.update(() => true)
  }

  private update(isNew: (seat: number) => boolean): void {
    this.version++
    this.deciders = this.rules.deciders(this.game.game)
    for (const seat of this.deciders) if (isNew(seat)) this.askedAt[seat] = this.version
  }
}
