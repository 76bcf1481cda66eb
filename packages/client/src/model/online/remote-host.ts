import type { LogEntry, Standing } from '@amalfi/engine'
import {
  type AskedQuestion,
  automaticAnswer,
  type ChooseResult,
  type ConnectionState,
  fairUndo,
  type GameHost,
  type HostEvent,
  type HostListener,
  type Refused,
  type SeatKind,
  type SeatState,
  type Snapshot,
  type UndoOffer,
  type UndoResult,
} from '@amalfi/session'
import { HeldGame, type MessageOf, type ServerMessage } from '@amalfi/wire'
import { newChance } from '../game/new-chance.ts'
import type { GameRules } from '../game/rules.ts'
import { fetchDeal, fetchLog } from './api.ts'
import type { GameSocket } from './game-socket.ts'

/** A choice that was sent and is not acknowledged yet. */
interface PendingChoice {
  readonly asked: number
  readonly choice: number
  readonly follows: boolean
  readonly resolve: (result: ChooseResult) => void
}

const NO_UNDO: UndoOffer = { state: 'nothing', marksRewound: false, crossesOthers: false }

/**
 * A game that runs on a server, for one seat. It holds what the seat knows and never moves on by itself:
 * a choice counts when the server has stored it.
 */
export class RemoteHost implements GameHost {
  readonly seats: readonly SeatKind[]
  private readonly id: string
  private readonly rules: GameRules
  private readonly seat: number
  private readonly socket: () => GameSocket
  private readonly held: HeldGame
  private readonly listeners = new Set<HostListener>()
  private version = 0
  private pending: PendingChoice | null = null
  private undoing: ((result: UndoResult) => void) | null = null
  private refused: Refused | null = null
  private loadingLog: Promise<void> | null = null
  private ready: () => void = () => {}
  /** Resolves when view and log have come. */
  readonly opened: Promise<void>

  constructor(
    id: string,
    rules: GameRules,
    seat: number,
    players: number,
    socket: () => GameSocket,
  ) {
    this.id = id
    this.rules = rules
    this.seat = seat
    this.socket = socket
    this.held = new HeldGame(rules)
    this.seats = Array.from({ length: players }, () => ({ kind: 'human' as const }))
    this.opened = new Promise((resolve) => {
      this.ready = resolve
    })
  }

  /** The newest entry that is known. */
  get have(): number {
    return this.held.v
  }

  /** Receives a message of the server. */
  receive(message: ServerMessage): void {
    if (message.t === 'ok' || message.t === 'no') return this.onAnswer(message)
    const logged = this.held.log.length
    const received = this.held.receive(message)
    if (received === 'gap' || received === 'mismatch') {
      if (received === 'mismatch') this.held.forget()
      return this.socket().reconnect()
    }
    if (received === 'same') return
    this.version++
    if (this.held.needsLog) return void this.loadLog()
    this.report(message, logged)
  }

  /** Sends what was not acknowledged again, after the connection was lost. */
  resend(): void {
    const { pending } = this
    if (pending !== null) this.send(pending)
    // An undo is not repeated: the player sees whether it was made, and may ask again.
    this.finishUndo('nothing')
  }

  async snapshot(): Promise<Snapshot> {
    await this.opened
    const { held, seat } = this
    return {
      version: this.version,
      moveIndex: held.moveCount,
      view: this.view,
      question: this.askedQuestion(),
      deciders: held.asked.flatMap((question, one) => (question < 0 ? [] : [one])),
      awaitingConfirm: -1,
      seats: this.seats.map((_, one) => this.seatState(one, one === seat)),
      log: held.log,
      connection: this.connection,
      rewound: false,
      over: held.asked.every((question) => question < 0),
    }
  }

  async question(seat: number): Promise<AskedQuestion | null> {
    return seat === this.seat ? this.askedQuestion() : null
  }

  async choose(
    seat: number,
    choice: number,
    questionId: number,
    _confirm = false,
    then: readonly number[] = [],
  ): Promise<ChooseResult> {
    if (seat !== this.seat || this.pending !== null) return { done: false, why: 'notAsked' }
    const result = await this.submit(choice, questionId, false)
    if (result.done) await this.chooseFollowing(then)
    return result
  }

  /** The server knows no turns that wait for their end. */
  async endTurn(): Promise<void> {}

  undo(seat: number): Promise<UndoResult> {
    return this.requestUndo(seat, 'lastChoice')
  }

  restartTurn(seat: number): Promise<UndoResult> {
    return this.requestUndo(seat, 'turn')
  }

  /** What was undone among several people cannot be repeated; the choice can be made again. */
  async redo(): Promise<UndoResult> {
    return 'nothing'
  }

  async subscribe(_seat: number, listener: HostListener): Promise<() => void> {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async standings(): Promise<readonly Standing[]> {
    return this.rules.standings(this.view.game)
  }

  /** The record of the game. The server gives it at the end. */
  async record() {
    return (await fetchDeal(this.id)).record
  }

  private get view() {
    const { view } = this.held
    if (view === null) throw new Error('the game has not come yet')
    return view
  }

  private get connection(): ConnectionState {
    return {
      connected: this.socket().state.value === 'connected',
      pending: this.pending !== null,
      refused: this.refused,
    }
  }

  private askedQuestion(): AskedQuestion | null {
    const { held, rules, seat } = this
    const id = held.asked[seat] ?? -1
    if (id < 0) return null
    const { game } = this.view
    return {
      id,
      decision: rules.decision(game, seat),
      choices: rules.choices(game, seat, []),
      options: rules.options(game, seat, []),
    }
  }

  private seatState(seat: number, isOwn: boolean): SeatState {
    return {
      lastChoice: this.held.lastMoveBy([seat]),
      undo: isOwn ? this.undoOffer('lastChoice') : NO_UNDO,
      restartTurn: isOwn ? this.undoOffer('turn') : NO_UNDO,
      canRedo: false,
    }
  }

  private undoOffer(target: 'lastChoice' | 'turn'): UndoOffer {
    const people = this.seats.map((_, seat) => seat)
    const to = fairUndo(this.held, people, this.seat, target)
    return { ...NO_UNDO, state: typeof to === 'string' ? to : 'possible' }
  }

  private requestUndo(seat: number, target: 'lastChoice' | 'turn'): Promise<UndoResult> {
    const { state } = this.undoOffer(target)
    if (seat !== this.seat || state !== 'possible' || this.undoing !== null)
      return Promise.resolve(state === 'possible' ? 'nothing' : state)
    return new Promise((resolve) => {
      this.undoing = resolve
      if (!this.socket().send({ t: 'undo', v: this.held.v, target })) this.finishUndo('nothing')
    })
  }

  private finishUndo(result: UndoResult): void {
    this.undoing?.(result)
    this.undoing = null
  }

  private submit(choice: number, asked: number, follows: boolean): Promise<ChooseResult> {
    return new Promise((resolve) => {
      this.pending = { asked, choice, follows, resolve }
      this.send(this.pending)
    })
  }

  private send({ asked, choice, follows }: PendingChoice): void {
    // Without a connection it is sent as soon as there is one.
    this.socket().send({ t: 'choose', asked, choice, ...(follows ? { follows } : {}) })
  }

  /** The rest of an answer that takes several choices, and then what has only one sensible answer. */
  private async chooseFollowing(then: readonly number[]): Promise<void> {
    const { rules, seat } = this
    const begun = this.held.moveCount - 1
    for (const choice of then) {
      const asked = this.held.asked[seat] ?? -1
      if (asked < 0 || this.held.barrierSince(begun)) break
      if (rules.check(this.view.game, seat, choice) !== null) break
      if (!(await this.submit(choice, asked, true)).done) break
    }
    for (;;) {
      const asked = this.held.asked[seat] ?? -1
      if (asked < 0) return
      const imagined = rules.imagine(this.view, newChance())
      const answer = automaticAnswer(rules, imagined, (one) => one === seat)
      if (answer === null || !(await this.submit(answer.choice, asked, true)).done) return
    }
  }

  private onAnswer(message: MessageOf<'ok'> | MessageOf<'no'>): void {
    if (message.asked < 0) {
      if (message.t === 'ok') return this.finishUndo('done')
      return this.finishUndo(message.why === 'barrier' ? 'barrier' : 'nothing')
    }
    const { pending } = this
    if (pending?.asked !== message.asked) return
    // What cannot be stored now is sent again later; the player has chosen.
    if (message.t === 'no' && message.why === 'notStored') {
      setTimeout(() => {
        if (this.pending === pending) this.send(pending)
      }, RETRY_AFTER)
      return
    }
    this.pending = null
    this.refused = message.t === 'ok' ? null : refusedBy(message)
    pending.resolve(this.refused ?? { done: true })
    // The page is behind without knowing it.
    if (message.t === 'no' && message.why !== 'illegal') this.socket().reconnect()
  }

  private async loadLog(): Promise<void> {
    this.loadingLog ??= fetchLog(this.id)
      .then((log) => {
        this.held.setLog(log)
        this.version++
        this.ready()
        this.notify({ kind: 'undone', moveIndex: this.held.moveCount })
      })
      .catch(() => this.socket().reconnect())
      .finally(() => {
        this.loadingLog = null
      })
    await this.loadingLog
  }

  /** Tells the listeners what a message has changed. */
  private report(message: ServerMessage, logged: number): void {
    if (message.t === 'news') {
      const entries: readonly LogEntry[] = this.held.log.slice(logged)
      this.notify({ kind: 'moves', entries })
    } else this.notify({ kind: 'undone', moveIndex: this.held.moveCount })
  }

  private notify(event: HostEvent): void {
    for (const listener of this.listeners) listener(event)
  }
}

const RETRY_AFTER = 2000

const refusedBy = ({ why, refusal }: MessageOf<'no'>): Refused =>
  why === 'illegal'
    ? { done: false, why, ...(refusal === undefined ? {} : { refusal }) }
    : { done: false, why: why === 'notAsked' ? 'notAsked' : 'stale' }
