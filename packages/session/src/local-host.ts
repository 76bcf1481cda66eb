import { type BotChances, botChances, typedSeed } from '@amalfi/bots/chance'
import {
  type GameRecord,
  RecordedGame,
  type Refusal,
  type Setup,
  type Standing,
} from '@amalfi/engine'
import { type BotPort, BotRunner, type Pace } from './bot-runner.ts'
import { SessionCore, type SessionRules } from './core.ts'
import type {
  AskedQuestion,
  ChooseResult,
  GameHost,
  HostEvent,
  HostListener,
  RefusalReason,
  Refused,
  SeatKind,
  Snapshot,
  UndoResult,
} from './host.ts'
import { OpenQuestions } from './open-questions.ts'
import { entriesSeenBy } from './seen-log.ts'
import { Snapshots } from './snapshots.ts'
import { TurnConfirmation } from './turn-confirmation.ts'
import { UndoHistory, type UndoTarget } from './undo-history.ts'
import { type WitnessedMove, witnessedMoves } from './witnessed-moves.ts'

export interface LocalHostOptions {
  readonly rules: SessionRules
  readonly record: GameRecord
  readonly seats: readonly SeatKind[]
  readonly bots: BotPort
  readonly pace?: Pace
  /** The random generators of the bots. By default they are derived from the seed of the record. */
  readonly chances?: BotChances
  /** Something that was revealed was undone before the game was opened. */
  readonly rewound?: boolean
}

/**
 * The whole game with its secrets, for code that stores or exports it. It is not part of `GameHost`,
 * because a host across the network must not send it before the game is over.
 */
export interface SavedState {
  readonly record: GameRecord
  /** The full position as text. */
  readonly position: string
  /** By seat. */
  readonly scores: readonly number[]
  /** 0 to 3. */
  readonly period: number
  readonly finished: boolean
  readonly rewound: boolean
}

/** A listener, and the seat for which it listens. */
interface Subscription {
  readonly seat: number
  readonly listener: HostListener
}

/** A game that runs in this process, with the engine and the bots. */
export class LocalHost implements GameHost {
  readonly seats: readonly SeatKind[]
  private readonly rules: SessionRules
  private readonly game: RecordedGame<Setup>
  private readonly questions: OpenQuestions
  private readonly confirmation: TurnConfirmation
  private readonly history: UndoHistory
  private readonly snapshots: Snapshots
  private readonly botRunner: BotRunner
  private readonly subscriptions = new Set<Subscription>()
  private readonly refusedBySeat = new Map<number, Refused>()
  /** By seat. */
  private readonly witnessed = new Map<number, ReturnType<typeof witnessedMoves>>()
  private closed = false

  constructor({ rules, record, seats, bots, pace, chances, rewound }: LocalHostOptions) {
    this.rules = rules
    this.seats = seats
    this.game = new RecordedGame(rules, record)
    this.questions = new OpenQuestions(rules, this.game, seats)
    this.confirmation = new TurnConfirmation(rules, this.game)
    const humans = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    this.history = new UndoHistory(this.game, humans, rewound ?? false)
    this.snapshots = new Snapshots(rules, this.game, this.questions, this.history)
    const core = new SessionCore(
      rules,
      this.game,
      (seat) => seats[seat].kind === 'bot',
      chances ?? botChances(typedSeed(record.setup.seed)),
    )
    this.botRunner = new BotRunner({
      core,
      seats,
      bots,
      pace,
      makeMove: (seat, choice) => {
        this.history.forget()
        this.makeMove(seat, choice)
      },
      notify: (event) => this.notify(() => event),
    })
  }

  /**
   * Lets the bots play until a human must decide. Call it once the listeners are subscribed, and
   * again after a pause or a failure.
   */
  start(): void {
    if (this.questions.awaitingConfirm < 0) this.botRunner.start()
  }

  /** Stops the bots until `start`, also one that is thinking. */
  pause(): void {
    this.botRunner.stop()
  }

  /** Resolves when no bot has to move: a human is asked, or the game is over. */
  idle(): Promise<void> {
    return this.botRunner.idle()
  }

  /** Stops the bots. Nothing can be chosen any more. */
  close(): void {
    this.closed = true
    this.botRunner.stop()
    this.subscriptions.clear()
  }

  savedState(): SavedState {
    const { game, record } = this.game
    return {
      record,
      position: this.rules.encode(game),
      scores: game.score.slice(),
      period: game.period,
      finished: this.questions.over,
      rewound: this.history.rewound,
    }
  }

  /** The game move by move, as a seat has witnessed it. The tutorial reviews choices with it. */
  witnessedMoves(seat: number): readonly WitnessedMove[] {
    const witnessed = this.witnessed.get(seat) ?? witnessedMoves(this.rules, seat)
    this.witnessed.set(seat, witnessed)
    return witnessed(this.game)
  }

  async snapshot(seat: number): Promise<Snapshot> {
    return this.snapshots.snapshotFor(seat, {
      connected: !this.closed,
      pending: false,
      refused: this.refusedBySeat.get(seat) ?? null,
    })
  }

  async question(seat: number): Promise<AskedQuestion | null> {
    return this.questions.questionFor(seat)
  }

  async choose(
    seat: number,
    choice: number,
    questionId: number,
    confirm = false,
  ): Promise<ChooseResult> {
    if (this.closed) return this.refuse(seat, 'closed')
    if (!this.questions.isAsked(seat)) return this.refuse(seat, 'notAsked')
    if (!this.questions.isCurrent(seat, questionId)) return this.refuse(seat, 'stale')
    const refusal = this.rules.check(this.game.game, seat, choice)
    if (refusal !== null) return this.refuse(seat, 'illegal', refusal)
    this.history.forget()
    this.refusedBySeat.delete(seat)
    this.makeMove(seat, choice, confirm)
    this.start()
    return { done: true }
  }

  async endTurn(seat: number): Promise<void> {
    const { questions } = this
    if (seat < 0 || seat !== questions.awaitingConfirm) return
    questions.confirmTurn()
    this.notify(() => ({ kind: 'turnConfirmed' }))
    this.start()
  }

  async undo(seat: number): Promise<UndoResult> {
    return this.goBack(seat, 'lastChoice')
  }

  async restartTurn(seat: number): Promise<UndoResult> {
    return this.goBack(seat, 'turn')
  }

  async redo(seat: number, confirm = false): Promise<UndoResult> {
    const moves = this.history.redo(seat)
    if (moves === null) return 'nothing'
    this.botRunner.stop()
    // A turn that is not the last thing to be redone was confirmed before.
    moves.forEach((move, i) => {
      const isLast = i === moves.length - 1 && move.seat === seat
      this.makeMove(move.seat, move.choice, confirm && isLast)
    })
    this.start()
    return 'done'
  }

  async subscribe(seat: number, listener: HostListener): Promise<() => void> {
    const subscription = { seat, listener }
    this.subscriptions.add(subscription)
    return () => {
      this.subscriptions.delete(subscription)
    }
  }

  async standings(): Promise<readonly Standing[]> {
    return this.rules.standings(this.game.game)
  }

  async record(): Promise<GameRecord> {
    return this.game.record
  }

  private refuse(seat: number, why: RefusalReason, refusal?: Refusal): Refused {
    const refused: Refused = { done: false, why, ...(refusal === undefined ? {} : { refusal }) }
    this.refusedBySeat.set(seat, refused)
    return refused
  }

  private makeMove(seat: number, choice: number, confirm = false): void {
    const { game, questions } = this
    const before = game.log.length
    game.choose(seat, choice)
    questions.awaitingConfirm = this.confirmation.seatAfterMove(seat, confirm)
    if (questions.awaitingConfirm >= 0) this.botRunner.stop()
    questions.updateAfterMove(seat)
    const added = game.log.slice(before)
    this.notify((listener) => ({ kind: 'moves', entries: entriesSeenBy(added, listener) }))
  }

  private goBack(seat: number, target: UndoTarget): UndoResult {
    const { questions } = this
    const result = this.history.goBack(seat, target, seat === questions.awaitingConfirm)
    if (result !== 'done') return result
    this.botRunner.stop()
    this.confirmation.forget()
    questions.updateAfterUndo()
    this.notify(() => ({ kind: 'undone', moveIndex: this.game.moveCount }))
    this.start()
    return 'done'
  }

  private notify(eventFor: (seat: number) => HostEvent): void {
    for (const { seat, listener } of this.subscriptions) listener(eventFor(seat))
  }
}
