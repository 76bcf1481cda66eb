import type { BotId, Question, StandIn } from '@amalfi/bots'
import type { SessionCore } from './core.ts'
import type { HostEvent, SeatKind } from './host.ts'

/** Asks bots for their choices. They may think in this thread, in a worker or in another process. */
export interface BotPort {
  /** The signal aborts when the answer is not needed any more. Then the promise may reject. */
  ask(bot: BotId, question: Question, signal: AbortSignal): Promise<BotAnswer>
}

/** What a bot chooses. */
export interface BotAnswer {
  readonly choice: number
  /** Set if another bot has answered in its place. */
  readonly standIn?: StandIn
}

/** Lets the caller slow bots down, for example until their last move has been shown. */
export interface Pace {
  /** Is awaited before a bot is asked, after a move of a human or of a bot. */
  beforeAsking(after: 'human' | 'bot'): Promise<void>
  /** Is awaited before a bot's choice is made; the bot thinks meanwhile. */
  beforeMove(): Promise<void>
}

export interface BotRunnerOptions {
  readonly core: SessionCore
  readonly seats: readonly SeatKind[]
  readonly bots: BotPort
  readonly pace: Pace | undefined
  /** Makes a choice of a bot. */
  readonly makeMove: (seat: number, choice: number) => void
  /** Sends an event to all listeners. */
  readonly notify: (event: HostEvent) => void
}

const NO_PACE: Pace = {
  beforeAsking: () => Promise.resolve(),
  beforeMove: () => Promise.resolve(),
}

/** Plays the moves of the bots, one after the other. Only the last run started plays on. */
export class BotRunner {
  private readonly options: BotRunnerOptions
  private readonly pace: Pace
  /** Ends the current run. Answers to an older run are ignored. */
  private current = new AbortController()
  /** The seats whose stand-in was reported. */
  private readonly reported = new Set<number>()
  private running: Promise<void> = Promise.resolve()

  constructor(options: BotRunnerOptions) {
    this.options = options
    this.pace = options.pace ?? NO_PACE
  }

  /** Plays bot moves until a human must decide or the game ends. */
  start(): void {
    this.running = this.playBots()
  }

  /** Stops the bots. A bot that is thinking is interrupted, and its answer is ignored. */
  stop(): void {
    this.current.abort()
  }

  /** Resolves when the bots have stopped. */
  async idle(): Promise<void> {
    // A new run may have started meanwhile.
    for (let seen: Promise<void> | undefined; seen !== this.running; await seen) seen = this.running
  }

  private async playBots(): Promise<void> {
    const { core, seats, bots, makeMove, notify } = this.options
    this.stop()
    this.current = new AbortController()
    const { signal } = this.current
    let thinking = -1
    const setThinking = (seat: number): void => {
      if (seat === thinking) return
      thinking = seat
      notify({ kind: 'thinking', seat })
    }
    let after: 'human' | 'bot' = 'human'
    try {
      for (;;) {
        const next = core.next()
        if (next.by !== 'bot') return setThinking(-1)
        const kind = seats[next.seat]
        if (kind.kind !== 'bot') throw new Error(`seat ${next.seat} has no bot`)
        setThinking(next.seat)
        await this.pace.beforeAsking(after)
        if (signal.aborted) return
        const [{ choice, standIn }] = await Promise.all([
          bots.ask(kind.bot, core.questionFor(next.seat), signal),
          this.pace.beforeMove(),
        ])
        if (signal.aborted) return
        if (standIn !== undefined) this.report(next.seat, standIn)
        makeMove(next.seat, choice)
        // The move may have ended a turn that a human has to confirm first.
        if (signal.aborted) return setThinking(-1)
        after = 'bot'
      }
    } catch (error) {
      if (signal.aborted) return
      setThinking(-1)
      notify({ kind: 'failed', error })
    }
  }

  /** Reports once that another bot plays a seat. */
  private report(seat: number, standIn: StandIn): void {
    if (this.reported.has(seat)) return
    this.reported.add(seat)
    this.options.notify({ kind: 'standIn', seat, standIn })
  }
}
