import { type BotChances, botChances, type Question, typedSeed } from '@amalfi/bots'
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
  UndoState,
} from './host.ts'
import { isOwnSince, lastOwnMove, startOfTurn, turnEnded } from './undo-rules.ts'

/** Where bots think: in this thread, in a worker, or in a thread of their own. */
export interface BotPort {
  ask(bot: string, question: Question): Promise<number>
}

/** Lets the caller slow bots down, for example until their last move has been shown. */
export interface Pace {
  /** Is awaited before a bot is asked. */
  beforeAsking(): Promise<void>
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
  private readonly listeners = new Map<HostListener, number>()
  private readonly refusedBySeat = new Map<number, Refused>()
  /** By seat: the version at which its present question arose. */
  private askedAt: number[]
  private deciders: readonly number[]
  private version = 0
  private rewound: boolean
  /** What was taken back, the last at the end: by whom, and the moves that make it again. */
  private undone: {
    readonly by: number
    readonly moves: ReturnType<RecordedGame<Setup>['movesSince']>
  }[] = []
  /** Counts the runs of bots; an answer of an older run comes too late. */
  private run = 0
  private closed = false
  private resting: Promise<void> = Promise.resolve()

  constructor({ rules, record, seats, bots, pace, chances, rewound }: LocalHostOptions) {
    this.rules = rules
    this.seats = seats
    this.bots = bots
    this.pace = pace ?? NO_PACE
    this.rewound = rewound ?? false
    this.game = new RecordedGame(rules, record)
    this.core = new SessionCore(
      rules,
      this.game,
      (seat) => seats[seat].kind === 'bot',
      chances ?? botChances(typedSeed(record.setup.seed)),
    )
    this.askedAt = seats.map(() => 0)
    this.deciders = rules.deciders(this.game.game)
  }

  /** Lets the bots play until a human must decide. To be called once the listeners are there. */
  start(): void {
    this.resting = this.playBots()
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

  async snapshot(seat: number): Promise<Snapshot> {
    const { rules, game } = this
    return {
      version: this.version,
      moveIndex: game.moveIndex,
      view: rules.view(game.game, seat),
      question: this.questionOf(seat),
      deciders: this.deciders,
      log: this.witnessedBy(seat, game.log),
      line: {
        connected: !this.closed,
        pending: false,
        refused: this.refusedBySeat.get(seat) ?? null,
      },
      undo: this.undoState(seat, lastOwnMove(game, seat)),
      restartTurn: this.undoState(seat, this.turnStart(seat)),
      canRedo: this.undone.at(-1)?.by === seat,
      rewound: this.rewound,
      over: this.deciders.length === 0,
    }
  }

  async choose(seat: number, choice: number, asked: number): Promise<ChooseResult> {
    if (this.closed) return this.refuse(seat, 'closed')
    if (this.seats[seat]?.kind !== 'human' || !this.deciders.includes(seat))
      return this.refuse(seat, 'notAsked')
    if (asked !== this.askedAt[seat]) return this.refuse(seat, 'stale')
    const refusal = this.rules.check(this.game.game, seat, choice)
    if (refusal !== null) return this.refuse(seat, 'illegal', refusal)
    this.undone = []
    this.refusedBySeat.delete(seat)
    this.make(seat, choice)
    this.resting = this.playBots()
    return { done: true }
  }

  async undo(seat: number): Promise<UndoResult> {
    return this.goBack(seat, lastOwnMove(this.game, seat))
  }

  async restartTurn(seat: number): Promise<UndoResult> {
    return this.goBack(seat, this.turnStart(seat))
  }

  async redo(seat: number): Promise<UndoResult> {
    const last = this.undone.at(-1)
    if (last?.by !== seat) return 'nothing'
    this.run++
    this.undone.pop()
    for (const move of last.moves) this.make(move.seat, move.choice)
    this.resting = this.playBots()
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

  private questionOf(seat: number): AskedQuestion | null {
    const { rules, game } = this
    if (!this.deciders.includes(seat) || this.seats[seat].kind === 'bot') return null
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

  private make(seat: number, choice: number): void {
    const before = this.game.log.length
    this.game.choose(seat, choice)
    this.changed(seat)
    this.tell((listener) => ({
      kind: 'moves',
      entries: this.witnessedBy(listener, this.game.log.slice(before)),
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

  private witnessedBy(seat: number, log: readonly LogEntry[]): readonly LogEntry[] {
    return log.map(({ event, moveIndex }) => ({ event: witnessed(event, seat), moveIndex }))
  }

  private tell(eventFor: (seat: number) => HostEvent): void {
    for (const [listener, seat] of this.listeners) listener(eventFor(seat))
  }

  private get humans(): readonly number[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  }

  private turnStart(seat: number): number {
    const { log: story, moveIndex: made } = this.game
    const ended = turnEnded(story, made, seat) ? made : -1
    const start = startOfTurn(story, seat, ended)
    return start < made ? start : -1
  }

  /** Alone against bots everything may be taken back; among humans only what nobody has seen. */
  private undoState(seat: number, made: number): UndoState {
    const { game, humans } = this
    if (made < 0 || made >= game.moveIndex || !isOwnSince(game, humans, seat, made))
      return 'nothing'
    return humans.length > 1 && game.barrierSince(made) ? 'barrier' : 'possible'
  }

  private goBack(seat: number, made: number): UndoResult {
    const state = this.undoState(seat, made)
    if (state !== 'possible') return state
    this.run++
    if (this.game.barrierSince(made)) this.rewound = true
    this.undone.push({ by: seat, moves: this.game.movesSince(made) })
    this.game.undoTo(made, true)
    this.changed(-1)
    this.tell(() => ({ kind: 'undone', moveIndex: made }))
    this.resting = this.playBots()
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
    try {
      for (;;) {
        const next = this.core.next()
        if (next.by !== 'bot') return think(-1)
        const kind = this.seats[next.seat]
        if (kind.kind !== 'bot') throw new Error(`seat ${next.seat} has no bot`)
        think(next.seat)
        await this.pace.beforeAsking()
        if (isOld()) return
        const [choice] = await Promise.all([
          this.bots.ask(kind.bot, next.question),
          this.pace.beforeMove(),
        ])
        if (isOld()) return
        this.undone = []
        this.make(next.seat, choice)
      }
    } catch (error) {
      if (isOld()) return
      think(-1)
      this.tell(() => ({ kind: 'failed', error }))
    }
  }
}
