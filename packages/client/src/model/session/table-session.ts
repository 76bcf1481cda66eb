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
import { type Happening, humansOf, SnapshotTable } from './snapshot-table.ts'
import type { TablePace } from './table-pace.ts'

export interface TableSessionOptions {
  /** The only way to the game: it may be across the network. */
  readonly host: GameHost
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly pace: TablePace
  /** Whether the end of a turn is to be confirmed. */
  readonly confirms: () => boolean
}

/**
 * A game as the page plays it. It follows a host, decides by the curtain whose snapshot is shown, and
 * passes on what the humans on this device choose.
 */
export class TableSession extends SnapshotTable {
  readonly pace: TablePace
  /** What went wrong last, or null. */
  readonly error = signal<unknown>(null)
  private readonly host: GameHost
  private readonly confirms: () => boolean
  /** The curtain as it will be shown with the next snapshot. */
  private nextCurtain: Curtain
  /** Seats that have fed, and let the decree be scored without being asked. */
  private readonly skipDecree = new Set<number>()
  /** The last move was a bot's: it is shown before anybody is asked. */
  private botMoved = false
  /** A choice is on its way to the host. */
  private pending = false
  /** The host has changed since the last snapshot was asked for. */
  private behind = false
  private following: Promise<void> | undefined
  private unsubscribe: () => void = () => {}

  /** Subscribes to the host. Nobody is asked anything before `resume`. */
  static async open(options: TableSessionOptions): Promise<TableSession> {
    const { host, players } = options
    const curtain = curtainFor(humansOf(players))
    const session = new TableSession(options, curtain, await host.snapshot(curtain.looking))
    // The curtain may close before a movement or a spoken text has ended, so at a shared table both
    // get only what everybody may see.
    const seat = curtain.shared ? NOBODY : curtain.looking
    session.unsubscribe = await host.subscribe(seat, (event) => session.hear(event))
    return session
  }

  private constructor(options: TableSessionOptions, curtain: Curtain, first: Snapshot) {
    super(options.rules, options.players, curtain, first)
    this.host = options.host
    this.pace = options.pace
    this.confirms = options.confirms
    this.nextCurtain = curtain
  }

  /** Asks the human who is to decide, at first or after the page was left. */
  resume(): Promise<void> {
    // A page that was left shows nothing, so nothing that waited for it goes on.
    this.botMoved = false
    this.pending = false
    return this.follow()
  }

  close(): void {
    this.unsubscribe()
  }

  async choose(choice: number): Promise<void> {
    const question = this.question.value
    if (question === null || this.pending) return
    this.pending = true
    await this.make(question.seat, choice, question.asked, this.confirms())
    await this.follow()
    this.pending = false
  }

  /** Feeds the crews, and lets the decree be scored as well without asking again. */
  async feedAndGoOn(choice: number): Promise<void> {
    const question = this.question.value
    if (question !== null) this.skipDecree.add(question.seat)
    await this.choose(choice)
  }

  /** Confirms the end of a turn. */
  async endTurn(): Promise<void> {
    const seat = this.awaitingConfirm.value
    if (seat === NOBODY) return
    await this.host.endTurn(seat)
    await this.follow()
  }

  /** The human who was asked to come has come. */
  async lift(): Promise<void> {
    this.nextCurtain = openCurtain(this.nextCurtain)
    await this.follow()
  }

  /** Takes back the last choice of a human; alone against bots as far as they like. */
  undo(): Promise<UndoResult> {
    return this.goBack('undo')
  }

  /** Takes back all that the human who plays, or has just played, did in this turn. */
  restartTurn(): Promise<UndoResult> {
    return this.goBack('restartTurn')
  }

  /** Shows that something went wrong. */
  private fail(error: unknown): void {
    console.error(error)
    this.error.value = error
  }

  private async goBack(what: 'undo' | 'restartTurn'): Promise<UndoResult> {
    if (this.undoOffer(what).state === 'nothing') return 'nothing'
    const result = await this.host[what](this.undoingSeat)
    await this.follow()
    return result
  }

  /** Whether the choice was made. */
  private async make(
    seat: number,
    choice: number,
    asked: number,
    confirm: boolean,
  ): Promise<boolean> {
    try {
      const result = await this.host.choose(seat, choice, asked, confirm)
      // A stale choice was meant for a question that is gone: what is asked now is shown instead.
      if (!result.done && result.why === 'illegal')
        this.fail(new Error(`the choice ${choice} was refused: ${result.refusal?.code}`))
      return result.done
    } catch (error) {
      this.fail(error)
      return false
    }
  }

  private hear(event: HostEvent): void {
    if (event.kind === 'thinking') return
    if (event.kind === 'failed') return this.fail(event.error)
    if (event.kind === 'moves') {
      this.botMoved = this.thinking.value !== NOBODY
      for (const watch of this.watchers) watch(event.entries, true)
    }
    if (event.kind === 'undone') {
      this.botMoved = false
      this.skipDecree.clear()
      this.error.value = null
      for (const watch of this.watchers) watch([], false)
    }
    void this.follow()
  }

  /** Shows what the host has now, and asks the human who is to decide. */
  private follow(): Promise<void> {
    this.behind = true
    this.following ??= this.catchUp().finally(() => {
      this.following = undefined
    })
    return this.following
  }

  private async catchUp(): Promise<void> {
    try {
      while (this.behind) {
        this.behind = false
        await this.showNext()
      }
    } catch (error) {
      this.fail(error)
    }
  }

  /** One step towards what the host has. It shows nothing if the host changes meanwhile. */
  private async showNext(): Promise<void> {
    const now = await this.host.snapshot(this.nextCurtain.looking)
    if (this.behind) return
    const { awaitingConfirm } = now
    if (awaitingConfirm !== NOBODY) return this.show(now, this.nextCurtain, { awaitingConfirm })
    const seat = this.deciderOf(now)
    if (seat !== undefined && this.players[seat].kind !== 'person')
      return this.show(now, curtainForBot(this.nextCurtain, now), { thinking: seat })
    if (seat !== undefined && (await this.scoresDecree(seat))) return
    if (this.botMoved) return this.showMove(now)
    if (seat === undefined) return this.show(now, closeCurtain(this.nextCurtain), { over: true })
    await this.ask(now, seat)
  }

  /** Who is to decide: bots before humans, and of humans first the one who looks already. */
  private deciderOf({ deciders }: Snapshot): number | undefined {
    const bot = deciders.find((seat) => this.players[seat].kind !== 'person')
    return bot ?? deciders.find((seat) => seat === this.nextCurtain.looking) ?? deciders[0]
  }

  /** Answers the question before the decree for a seat that does not want to be asked. */
  private async scoresDecree(seat: number): Promise<boolean> {
    if (!this.skipDecree.has(seat)) return false
    const question = await this.host.question(seat)
    if (this.behind) return true
    if (question?.decision.about !== 'decree') {
      this.skipDecree.delete(seat)
      return false
    }
    const made = await this.make(seat, question.choices[0], question.asked, false)
    if (!made) this.skipDecree.delete(seat)
    this.behind = true
    return true
  }

  /** Shows a bot's move. What is offered next is shown in a task of its own. */
  private showMove(now: Snapshot): void {
    this.showSnapshot(now, this.nextCurtain)
    void this.pace.shown().then(() => {
      this.botMoved = false
      return this.follow()
    })
  }

  /** Asks a human, who may have to come first. */
  private async ask(now: Snapshot, seat: number): Promise<void> {
    const curtain = curtainForHuman(this.nextCurtain, seat, isPublicQuestion(now.view))
    if (curtain.awaited !== NOBODY) return this.show(now, curtain, {})
    const asked = seat === curtain.looking ? now.question : await this.host.question(seat)
    await this.show(now, curtain, { question: asked === null ? null : { ...asked, seat } })
  }

  /** Shows what happens, with the snapshot of the seat behind this curtain. */
  private async show(now: Snapshot, curtain: Curtain, happening: Happening): Promise<void> {
    const same = curtain.looking === this.nextCurtain.looking
    const snapshot = same ? now : await this.host.snapshot(curtain.looking)
    if (this.behind) return
    this.nextCurtain = curtain
    this.showAll(snapshot, curtain, happening)
  }
}
