import type { BotId, Question } from '@amalfi/bots'
import { type BotChances, botChances, typedSeed } from '@amalfi/bots/chance'
import {
  type GameRecord,
  type LogEntry,
  RecordedGame,
  type Refusal,
  type Setup,
  type Standing,
  witnessed,
} from '@amalfi/engine'
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
import { UndoHistory, type UndoTarget } from './undo-history.ts'
import { turnEnded } from './undo-rules.ts'
import { witnessedLog } from './witnessed-log.ts'

/** Where bots think: in this thread, in a worker, or in a thread of their own. */
export interface BotPort {
  ask(bot: BotId, question: Question): Promise<number>
}

/** Lets the caller slow bots down, for example until their last move has been shown. */
export interface Pace {
  /** Is awaited before a bot is asked, after a move of a human or of a bot. */
  beforeAsking(after: 'human' | 'bot'): Promise<void>
  /** Is awaited before a bot's choice is made; the bot thinks meanwhile. */
  beforeMove(): Promise<void>
}

export interface LocalHostOptions {
  readonly rules: SessionRules
  readonly record: GameRecord
  readonly seats: readonly SeatKind[]
  readonly bots: BotPort
  readonly pace?: Pace
  /** The generators of the bots; left out, they follow from the seed of the record. */
  readonly chances?: BotChances
  /** Something revealed was taken back before the game was opened. */
  readonly rewound?: boolean
}

/**
 * All of a game, for those who store it or may share all of it. It is not part of `GameHost`: a host
 * across the network gives it to nobody before the game is over.
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

const NO_PACE: Pace = {
  beforeAsking: () => Promise.resolve(),
  beforeMove: () => Promise.resolve(),
}

/** A game that runs here, with the engine and the bots at hand. */
export class LocalHost implements GameHost {
  readonly seats: readonly SeatKind[]
  private readonly rules: SessionRules
  private readonly game: RecordedGame<Setup>
  private readonly core: SessionCore
  private readonly bots: BotPort
  private readonly pace: Pace
  private readonly history: UndoHistory
  private readonly listeners = new Map<HostListener, number>()
  private readonly refusedBySeat = new Map<number, Refused>()
  /** By seat: its log as it may see it. */
  private readonly logs = new Map<number, ReturnType<typeof witnessedLog>>()
  /** By seat: the version at which its present question arose. */
  private askedAt: number[]
  private deciders: readonly number[]
  private version = 0
  private awaitingConfirm = -1
  /** Counts the runs of bots; an answer of an older run comes too late. */
  private run = 0
  private closed = false
  private resting: Promise<void> = Promise.resolve()

  constructor({ rules, record, seats, bots, pace, chances, rewound }: LocalHostOptions) {
    this.rules = rules
    this.seats = seats
    this.bots = bots
    this.pace = pace ?? NO_PACE
    this.game = new RecordedGame(rules, record)
    this.core = new SessionCore(
      rules,
      this.game,
      (seat) => seats[seat].kind === 'bot',
      chances ?? botChances(typedSeed(record.setup.seed)),
    )
    const humans = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    this.history = new UndoHistory(this.game, humans, rewound ?? false)
    this.askedAt = seats.map(() => 0)
    this.deciders = rules.deciders(this.game.game)
  }

  /**
   * Lets the bots play until a human must decide. To be called once the listeners are there, and
   * again after a pause or a failure.
   */
  start(): void {
    if (this.awaitingConfirm < 0) this.resting = this.playBots()
  }

  /** Resolves when no bot has anything to do: a human is asked, or the game is over. */
  async rest(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== this.resting; await seen) seen = this.resting
  }

  /** Bots stop, and nothing can be chosen any more. */
  close(): void {
    this.closed = true
    this.run++
    this.listeners.clear()
  }

  savedState(): SavedState {
    const { game, record } = this.game
    return {
      record,
      position: this.rules.encode(game),
      scores: game.score.slice(),
      period: game.period,
      finished: this.deciders.length === 0,
      rewound: this.history.rewound,
    }
  }

  async snapshot(seat: number): Promise<Snapshot> {
    const { rules, game, awaitingConfirm } = this
    return {
      version: this.version,
      moveIndex: game.moveIndex,
      view: rules.view(game.game, seat),
      question: this.questionOf(seat),
      deciders: this.deciders,
      awaitingConfirm,
      seats: this.seats.map((_, of) => this.history.seatState(of, of === awaitingConfirm)),
      log: this.logOf(seat),
      connection: {
        connected: !this.closed,
        pending: false,
        refused: this.refusedBySeat.get(seat) ?? null,
      },
      rewound: this.history.rewound,
      over: this.deciders.length === 0,
    }
  }

  async question(seat: number): Promise<AskedQuestion | null> {
    return this.questionOf(seat)
  }

  async choose(
    seat: number,
    choice: number,
    asked: number,
    confirm = false,
  ): Promise<ChooseResult> {
    if (this.closed) return this.refuse(seat, 'closed')
    if (!this.isAsked(seat)) return this.refuse(seat, 'notAsked')
    if (asked !== this.askedAt[seat]) return this.refuse(seat, 'stale')
    const refusal = this.rules.check(this.game.game, seat, choice)
    if (refusal !== null) return this.refuse(seat, 'illegal', refusal)
    this.history.forget()
    this.refusedBySeat.delete(seat)
    this.make(seat, choice, confirm)
    this.start()
    return { done: true }
  }

  async endTurn(seat: number): Promise<void> {
    if (seat < 0 || seat !== this.awaitingConfirm) return
    this.awaitingConfirm = -1
    this.version++
    this.tell(() => ({ kind: 'turnConfirmed' }))
    this.start()
  }

  async undo(seat: number): Promise<UndoResult> {
    return this.goBack(seat, 'lastChoice')
  }

  async restartTurn(seat: number): Promise<UndoResult> {
    return this.goBack(seat, 'turn')
  }

  async redo(seat: number): Promise<UndoResult> {
    const moves = this.history.redo(seat)
    if (moves === null) return 'nothing'
    this.run++
    for (const move of moves) this.make(move.seat, move.choice)
    this.start()
    return 'done'
  }

  async subscribe(seat: number, listener: HostListener): Promise<() => void> {
    this.listeners.set(listener, seat)
    return () => {
      this.listeners.delete(listener)
    }
  }

  async standings(): Promise<readonly Standing[]> {
    return this.rules.standings(this.game.game)
  }

  async record(): Promise<GameRecord> {
    return this.game.record
  }

  private isAsked(seat: number): boolean {
    return (
      this.seats[seat]?.kind === 'human' && this.deciders.includes(seat) && this.awaitingConfirm < 0
    )
  }

  private questionOf(seat: number): AskedQuestion | null {
    const { rules, game } = this
    if (!this.isAsked(seat)) return null
    return {
      asked: this.askedAt[seat],
      decision: rules.decision(game.game, seat),
      choices: rules.choices(game.game, seat, []),
      options: rules.options(game.game, seat, []),
    }
  }

  private refuse(seat: number, why: RefusalReason, refusal?: Refusal): Refused {
    const refused: Refused = { done: false, why, ...(refusal === undefined ? {} : { refusal }) }
    this.refusedBySeat.set(seat, refused)
    return refused
  }

  private make(seat: number, choice: number, confirm = false): void {
    const { game } = this
    const before = game.log.length
    game.choose(seat, choice)
    if (confirm && turnEnded(game.log, game.moveIndex, seat)) this.awaitingConfirm = seat
    this.changed(seat)
    const added = game.log.slice(before)
    this.tell((listener) => ({
      kind: 'moves',
      entries: added.map(({ event, moveIndex }) => ({
        event: witnessed(event, listener),
        moveIndex,
      })),
    }))
  }

  /** Brings `deciders` and `askedAt` up to date. -1: everybody's question counts as new. */
  private changed(mover: number): void {
    this.version++
    const before = this.deciders
    this.deciders = this.rules.deciders(this.game.game)
    for (const seat of this.deciders)
      if (mover < 0 || seat === mover || !before.includes(seat)) this.askedAt[seat] = this.version
  }

  private logOf(seat: number): readonly LogEntry[] {
    const witnessedBy = this.logs.get(seat) ?? witnessedLog()
    this.logs.set(seat, witnessedBy)
    return witnessedBy(this.game.log, seat)
  }

  private tell(eventFor: (seat: number) => HostEvent): void {
    for (const [listener, seat] of this.listeners) listener(eventFor(seat))
  }

  private goBack(seat: number, target: UndoTarget): UndoResult {
    const result = this.history.goBack(seat, target, seat === this.awaitingConfirm)
    if (result !== 'done') return result
    this.run++
    this.awaitingConfirm = -1
    this.changed(-1)
    this.tell(() => ({ kind: 'undone', moveIndex: this.game.moveIndex }))
    this.start()
    return 'done'
  }

  private async playBots(): Promise<void> {
    const run = ++this.run
    const isOld = (): boolean => run !== this.run
    let thinking = -1
    const think = (seat: number): void => {
      if (seat === thinking) return
      thinking = seat
      this.tell(() => ({ kind: 'thinking', seat }))
    }
    let after: 'human' | 'bot' = 'human'
    try {
      for (;;) {
        const next = this.core.next()
        if (next.by !== 'bot') return think(-1)
        const kind = this.seats[next.seat]
        if (kind.kind !== 'bot') throw new Error(`seat ${next.seat} has no bot`)
        think(next.seat)
        await this.pace.beforeAsking(after)
        if (isOld()) return
        const [choice] = await Promise.all([
          this.bots.ask(kind.bot, this.core.questionFor(next.seat)),
          this.pace.beforeMove(),
        ])
        if (isOld()) return
        this.history.forget()
        this.make(next.seat, choice)
        after = 'bot'
      }
    } catch (error) {
      if (isOld()) return
      think(-1)
      this.tell(() => ({ kind: 'failed', error }))
    }
  }
}
