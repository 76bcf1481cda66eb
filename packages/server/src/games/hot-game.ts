import type { View } from '@amalfi/engine'
import { type GameLogAnswer, MOST_MISSED, type ServerMessage } from '@amalfi/wire'
import type { Bus } from '../bus/bus.ts'
import { writeEntry } from '../log/entries.ts'
import { applyEntry, type FoldedGame, fold, isOver, type Step } from '../log/fold.ts'
import type { Store, StoredEntry } from '../store/store.ts'
import { judgeChoice, judgeUndo, type Verdict } from './judge.ts'
import { seenView, tellLog, tellStep, tellView } from './tell.ts'

/** Somebody who sees a game from a seat, -1 for a spectator. */
export interface Listener {
  readonly seat: number
  send(message: ServerMessage): void
}

/** What a message about the game was answered. */
export type Reply = Exclude<Verdict, { do: 'store' }>

/** What a game needs. */
export interface GameParts {
  readonly id: string
  readonly store: Store
  readonly bus: Bus
  /** The game has ended. */
  readonly onOver: () => void
  /** Reports a game whose position the rules cannot play. */
  readonly onBroken: (error: unknown) => void
}

/**
 * A game in memory. One message after the other is judged, stored, and only then played and told, so
 * nothing must be taken back and nobody hears of anything that is not kept.
 */
export class HotGame {
  readonly state: FoldedGame
  private readonly parts: GameParts
  private readonly listeners = new Set<Listener>()
  /** What came last, after which the next message is handled. */
  private queue: Promise<unknown> = Promise.resolve()
  /** The rules have failed at this game. It can be looked at, but not played. */
  private broken = false

  constructor(state: FoldedGame, parts: GameParts) {
    this.state = state
    this.parts = parts
  }

  get isWatched(): boolean {
    return this.listeners.size > 0
  }

  get over(): boolean {
    return isOver(this.state)
  }

  choose(seat: number, asked: number, choice: number, follows?: true): Promise<Reply> {
    const answer = { asked, choice, ...(follows === undefined ? {} : { follows }) }
    return this.inTurn(() => this.store(() => judgeChoice(this.state, seat, answer)))
  }

  undo(seat: number, known: number, target: 'lastChoice' | 'turn'): Promise<Reply> {
    return this.inTurn(() => this.store(() => judgeUndo(this.state, seat, known, target)))
  }

  /**
   * Tells a listener what it missed since entry `have`, and from then on everything. Returns how to
   * stop.
   */
  async join(listener: Listener, have: number): Promise<() => void> {
    await this.inTurn(async () => {
      for (const message of await this.missed(listener.seat, have)) listener.send(message)
      this.listeners.add(listener)
    })
    return () => this.listeners.delete(listener)
  }

  /** Everything that a seat has witnessed. */
  log(seat: number): Promise<GameLogAnswer> {
    return this.inTurn(async () => tellLog(this.state, seat))
  }

  /** Reads what another node has stored, if the game has an entry with this number. */
  catchUp(seq: number): Promise<void> {
    return this.inTurn(async () => {
      if (seq > this.state.v) await this.readNew()
    })
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(work)
    this.queue = result.catch(() => {})
    return result
  }

  /** Stores what the verdict says. Another node may be faster; then it is judged again. */
  private async store(judge: () => Verdict): Promise<Reply> {
    const { id, store, bus } = this.parts
    for (;;) {
      const verdict = this.judged(judge)
      if (verdict.do !== 'store') return verdict
      let stored: StoredEntry | null
      try {
        stored = await store.append(id, this.state.v + 1, writeEntry(verdict.entry))
      } catch {
        return { do: 'refuse', why: 'notStored' }
      }
      if (stored === null) {
        await this.readNew()
        continue
      }
      this.play(stored)
      bus.publish(id, stored.seq)
      return { do: 'acknowledge' }
    }
  }

  private judged(judge: () => Verdict): Verdict {
    if (this.broken) return { do: 'refuse', why: 'notStored' }
    try {
      return judge()
    } catch (error) {
      return this.fail(error)
    }
  }

  private fail(error: unknown): Reply {
    this.broken = true
    this.parts.onBroken(error)
    return { do: 'refuse', why: 'notStored' }
  }

  private async readNew(): Promise<void> {
    const { id, store } = this.parts
    for (const entry of await store.entriesAfter(id, this.state.v)) this.play(entry)
  }

  /** Plays a stored entry and tells it to everybody. */
  private play(entry: StoredEntry): void {
    const { state } = this
    const seats = new Set([...this.listeners].map(({ seat }) => seat))
    const views = new Map([...seats].map((seat) => [seat, seenView(state, seat)]))
    const step = applyEntry(state, entry)
    this.tell(step, views)
    if (this.over) this.parts.onOver()
  }

  private tell(step: Step, views: ReadonlyMap<number, View>): void {
    const messages = new Map(
      [...views].map(([seat, before]) => [seat, tellStep(this.state, step, seat, before)]),
    )
    for (const listener of this.listeners) {
      const message = messages.get(listener.seat)
      if (message !== undefined) listener.send(message)
    }
  }

  /** What a page that has entry `have` needs to know. */
  private async missed(seat: number, have: number): Promise<ServerMessage[]> {
    const { state, parts } = this
    if (have === state.v) return []
    if (have < 1 || have > state.v || state.v - have > MOST_MISSED) return [tellView(state, seat)]
    const entries = await parts.store.entriesAfter(parts.id, 0)
    const messages: ServerMessage[] = []
    fold(state.rules, entries.slice(0, state.v), (before, apply) => {
      if (before.v < have) return void apply()
      const view = seenView(before, seat)
      // `before` is the game itself, so after this it is the game after the entry.
      const step = apply()
      messages.push(tellStep(before, step, seat, view))
    })
    return messages
  }
}
