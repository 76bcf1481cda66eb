import type { StandIn } from '@amalfi/bots'
import type { GameHost, HostEvent, Snapshot, UndoResult } from '@amalfi/session'
import { signal } from '@preact/signals'
import {
  type Curtain,
  closeCurtain,
  curtainFor,
  curtainForBot,
  curtainForHuman,
  isPublicQuestion,
  NOBODY,
  openCurtain,
} from '../curtain/curtain.ts'
import type { GameRules } from '../game/rules.ts'
import type { Player } from '../players/player.ts'
import { humansOf, SnapshotTable, type TableStatus } from './snapshot-table.ts'
import type { TablePace } from './table-pace.ts'

/** Another bot plays a seat, because its own cannot. */
export interface SeatStandIn extends StandIn {
  readonly seat: number
}

/** What a session needs. */
export interface TableSessionOptions {
  /** The only access to the game. It may be across the network. */
  readonly host: GameHost
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly pace: TablePace
  /** Whether the end of a turn must be confirmed. */
  readonly confirms: () => boolean
}

/**
 * A game as the page plays it. It shows the snapshots of a host, lets the curtain decide whose, and
 * sends the choices of people on this device to the host. Here a click becomes a move.
 */
export class TableSession extends SnapshotTable {
  readonly pace: TablePace
  /** The last error, or null. */
  readonly error = signal<unknown>(null)
  /** Stand-ins that the page still has to report. */
  readonly standIns = signal<readonly SeatStandIn[]>([])
  private readonly host: GameHost
  private readonly confirms: () => boolean
  /** The curtain of the next snapshot. */
  private nextCurtain: Curtain
  /** Seats whose decree is scored without asking them. */
  private readonly skipDecree = new Set<number>()
  /** The last move was a bot's. It is shown before anybody is asked. */
  private botMoved = false
  /** A choice has been sent to the host and is not answered yet. */
  private pending = false
  /** The host has changed since the last snapshot was requested. */
  private isStale = false
  private syncing: Promise<void> | undefined
  private unsubscribe: () => void = () => {}

  /** Subscribes to the host. Nobody is asked anything before `resume`. */
  static async open(options: TableSessionOptions): Promise<TableSession> {
    const { host, players } = options
    const curtain = curtainFor(humansOf(players))
    const session = new TableSession(options, curtain, await host.snapshot(curtain.viewer))
    // Animation and spoken text may outlast the turn of a person, so on a shared device they get only
    // what everybody may see.
    const seat = curtain.shared ? NOBODY : curtain.viewer
    session.unsubscribe = await host.subscribe(seat, (event) => session.onHostEvent(event))
    return session
  }

  private constructor(options: TableSessionOptions, curtain: Curtain, first: Snapshot) {
    super(options.rules, options.players, curtain, first)
    this.host = options.host
    this.pace = options.pace
    this.confirms = options.confirms
    this.nextCurtain = curtain
  }

  /** Asks the person who must decide, after opening or after another page was visited. */
  resume(): Promise<void> {
    // What waited for the table to be drawn was dropped when the page was left.
    this.botMoved = false
    this.pending = false
    return this.sync()
  }

  /** Closes the curtain when the table is left, so that nobody else finds an open hand there. */
  leave(): Promise<void> {
    this.nextCurtain = closeCurtain(this.nextCurtain)
    return this.sync()
  }

  close(): void {
    this.unsubscribe()
  }

  async choose(choice: number): Promise<void> {
    const question = this.question.value
    if (question === null || this.pending) return
    this.pending = true
    await this.submit(question.seat, choice, question.id, this.confirms())
    await this.sync()
    this.pending = false
  }

  /** Feeds the crews, and scores the decree without asking again. */
  async feedAndScoreDecree(choice: number): Promise<void> {
    const question = this.question.value
    if (question !== null) this.skipDecree.add(question.seat)
    await this.choose(choice)
  }

  /** Confirms the end of a turn. */
  async endTurn(): Promise<void> {
    const seat = this.awaitingConfirm.value
    if (seat === NOBODY) return
    await this.host.endTurn(seat)
    await this.sync()
  }

  /** Opens the curtain for the next viewer. */
  async openCurtain(): Promise<void> {
    this.nextCurtain = openCurtain(this.nextCurtain)
    await this.sync()
  }

  /** Undoes the last choice of a person. */
  undo(): Promise<UndoResult> {
    return this.requestUndo('undo')
  }

  /** Undoes the current turn, or the turn that awaits confirmation. */
  restartTurn(): Promise<UndoResult> {
    return this.requestUndo('restartTurn')
  }

  /** Repeats the choices that were undone last. */
  async redo(): Promise<void> {
    if (!this.canRedo) return
    await this.host.redo(this.redoingSeat, this.confirms())
    await this.sync()
  }

  /** Reports an error on the page. */
  private fail(error: unknown): void {
    console.error(error)
    this.error.value = error
  }

  private async requestUndo(what: 'undo' | 'restartTurn'): Promise<UndoResult> {
    if (this.undoOffer(what).state === 'nothing') return 'nothing'
    const result = await this.host[what](this.undoingSeat)
    await this.sync()
    return result
  }

  /** Sends a choice to the host. Returns whether it was accepted. */
  private async submit(
    seat: number,
    choice: number,
    questionId: number,
    confirm: boolean,
  ): Promise<boolean> {
    try {
      const result = await this.host.choose(seat, choice, questionId, confirm)
      // A stale choice answers an older question. The current question is shown instead.
      if (!result.done && result.why === 'illegal')
        this.fail(new Error(`the choice ${choice} was refused: ${result.refusal?.code}`))
      return result.done
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  private onHostEvent(event: HostEvent): void {
    if (event.kind === 'thinking') return
    if (event.kind === 'failed') return this.fail(event.error)
    if (event.kind === 'standIn') {
      this.standIns.value = [...this.standIns.value, { ...event.standIn, seat: event.seat }]
      return
    }
    if (event.kind === 'moves') {
      this.botMoved = this.thinking.value !== NOBODY
      for (const listen of this.listeners) listen(event.entries, true)
    }
    if (event.kind === 'undone') {
      this.botMoved = false
      this.skipDecree.clear()
      this.error.value = null
      for (const listen of this.listeners) listen([], false)
    }
    void this.sync()
  }

  /** Shows the current state of the host, and asks the person who must decide. */
  private sync(): Promise<void> {
    this.isStale = true
    this.syncing ??= this.syncUntilCurrent().finally(() => {
      this.syncing = undefined
    })
    return this.syncing
  }

  private async syncUntilCurrent(): Promise<void> {
    try {
      while (this.isStale) {
        this.isStale = false
        await this.showNext()
      }
    } catch (error) {
      this.fail(error)
    }
  }

  /** Shows the next snapshot. It shows nothing if the host changes meanwhile. */
  private async showNext(): Promise<void> {
    const now = await this.host.snapshot(this.nextCurtain.viewer)
    if (this.isStale) return
    const { awaitingConfirm } = now
    if (awaitingConfirm !== NOBODY) return this.show(now, this.nextCurtain, { awaitingConfirm })
    const seat = this.deciderOf(now)
    if (seat !== undefined && this.players[seat].kind !== 'person')
      return this.show(now, curtainForBot(this.nextCurtain, now), { thinking: seat })
    if (seat !== undefined && (await this.answerDecreeIfSkipped(seat))) return
    if (this.botMoved) return this.showMove(now)
    if (seat === undefined) return this.show(now, closeCurtain(this.nextCurtain), { over: true })
    await this.ask(now, seat)
  }

  /** Who decides next: bots before people, and among people first the viewer. */
  private deciderOf({ deciders }: Snapshot): number | undefined {
    const bot = deciders.find((seat) => this.players[seat].kind !== 'person')
    return bot ?? deciders.find((seat) => seat === this.nextCurtain.viewer) ?? deciders[0]
  }

  /** Scores the decree for a seat that skips the question. Returns false if the seat must be asked. */
  private async answerDecreeIfSkipped(seat: number): Promise<boolean> {
    if (!this.skipDecree.has(seat)) return false
    const question = await this.host.question(seat)
    if (this.isStale) return true
    if (question?.decision.about !== 'decree') {
      this.skipDecree.delete(seat)
      return false
    }
    const isAccepted = await this.submit(seat, question.choices[0], question.id, false)
    if (!isAccepted) this.skipDecree.delete(seat)
    this.isStale = true
    return true
  }

  /** Shows a bot's move. The next question is shown in a separate task. */
  private showMove(now: Snapshot): void {
    this.showSnapshot(now, this.nextCurtain)
    void this.pace.untilDrawn().then(() => {
      this.botMoved = false
      return this.sync()
    })
  }

  /** Asks a person, who may have to open the curtain first. */
  private async ask(now: Snapshot, seat: number): Promise<void> {
    const curtain = curtainForHuman(this.nextCurtain, seat, isPublicQuestion(now.view))
    if (curtain.nextViewer !== NOBODY) return this.show(now, curtain, {})
    const asked = seat === curtain.viewer ? now.question : await this.host.question(seat)
    await this.show(now, curtain, { question: asked === null ? null : { ...asked, seat } })
  }

  /** Shows a status with the snapshot of the seat that this curtain allows. */
  private async show(now: Snapshot, curtain: Curtain, status: TableStatus): Promise<void> {
    const same = curtain.viewer === this.nextCurtain.viewer
    const snapshot = same ? now : await this.host.snapshot(curtain.viewer)
    if (this.isStale) return
    this.nextCurtain = curtain
    this.showAll(snapshot, curtain, status)
  }
}
