import { isBarrier, type LogEntry, type View } from '@amalfi/engine'
import type { GameLogAnswer, MessageOf, ServerMessage } from './server-messages.ts'
import { type AnyRules, applyPatch, viewSum } from './view-patch.ts'

/** What became of a message: the game has changed, nothing has changed, or something is missing. */
export type Received =
  | 'changed'
  | 'same'
  /** Messages were lost. Connect again and say which entry is known. */
  | 'gap'
  /** Page and server disagree. Connect again and ask for everything. */
  | 'mismatch'

type PositionMessage = MessageOf<'view'> | MessageOf<'news'> | MessageOf<'undo'>
type StepMessage = MessageOf<'news'> | MessageOf<'undo'>

/**
 * A running game as a page holds it: what its seat knows, and what it has witnessed. It never moves on
 * by itself, only by messages of the server.
 */
export class HeldGame {
  /** The newest entry that is known, or 0. */
  v = 0
  moveCount = 0
  /** By seat, as in the messages. */
  asked: readonly number[] = []
  /** All events so far, once `setLog` was called. After an undo all entries are new. */
  log: readonly LogEntry[] = []
  /** The seat that made each choice; -1 if it belongs to the one before it. */
  private movers: readonly number[] = []
  private readonly rules: AnyRules
  private held: View | null = null
  /** The newest entry that is in the log; -1 while the log is missing. */
  private loggedV = -1
  /** What came while the log was missing. */
  private readonly unlogged: StepMessage[] = []

  constructor(rules: AnyRules) {
    this.rules = rules
  }

  get view(): View | null {
    return this.held
  }

  /** Whether the log must be fetched. */
  get needsLog(): boolean {
    return this.loggedV < 0
  }

  receive(message: ServerMessage): Received {
    if (message.t === 'view') return this.replace(message)
    if (message.t !== 'news' && message.t !== 'undo') return 'same'
    if (message.v <= this.v) return 'same'
    if (message.v !== this.v + 1 || this.held === null) return 'gap'
    const view = this.next(message, this.held)
    if (view === null) return 'mismatch'
    this.hold(message, view)
    if (this.needsLog) this.unlogged.push(message)
    else this.addToLog(message)
    return 'changed'
  }

  /** Gives the game its log, which may be older or newer than the view. */
  setLog({ v, movers, entries }: GameLogAnswer): void {
    this.log = entries
    this.movers = movers
    this.loggedV = v
    for (const message of this.unlogged.splice(0)) this.addToLog(message)
  }

  /** Forgets everything, so that the server sends a full view. */
  forget(): void {
    this.v = 0
  }

  /** The index of the last move that one of these seats has made itself, or -1. */
  lastMoveBy(seats: readonly number[]): number {
    return this.movers.findLastIndex((seat) => seats.includes(seat))
  }

  /** Whether a card was drawn or revealed after the first `moveCount` moves. */
  barrierSince(moveCount: number): boolean {
    return this.log.some((entry) => entry.moveIndex > moveCount && isBarrier(entry.event))
  }

  private replace(message: MessageOf<'view'>): Received {
    if (message.v === this.v) return 'same'
    this.hold(message, this.rules.decodeView(message.view))
    this.loggedV = -1
    this.unlogged.length = 0
    return 'changed'
  }

  private hold({ v, moves, asked }: PositionMessage, view: View): void {
    this.v = v
    this.moveCount = moves
    this.asked = asked
    this.held = view
  }

  /** The view after a message; null if the message does not fit. */
  private next(message: StepMessage, before: View): View | null {
    if (message.t === 'undo') return this.rules.decodeView(message.view)
    try {
      const view = applyPatch(before, message.patch)
      return viewSum(this.rules, view) === message.sum ? view : null
    } catch (error) {
      // A patch for another view can contain anything.
      if (error instanceof RangeError) return null
      throw error
    }
  }

  private addToLog(message: StepMessage): void {
    if (message.v <= this.loggedV) return
    this.loggedV = message.v
    if (message.t === 'undo') {
      this.log = this.log.filter(({ moveIndex }) => moveIndex <= message.moves)
      this.movers = this.movers.slice(0, message.moves)
      return
    }
    const added = message.events.map((event) => ({ event, moveIndex: message.moves }))
    this.log = [...this.log, ...added]
    this.movers = [...this.movers, message.follows ? -1 : message.by]
  }
}
