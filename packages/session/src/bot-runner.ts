import type { BotId, Question } from '@amalfi/bots'
import type { SessionCore } from './core.ts'
import type { HostEvent, SeatKind } from './host.ts'

/** Asks bots for their choices. They may think in this thread, in a worker or in another process. */
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
  /** The number of the current run. Answers to an older run are ignored. */
  private run = 0
  private running: Promise<void> = Promise.resolve()

  constructor(options: BotRunnerOptions) {
    this.options = options
    this.pace = options.pace ?? NO_PACE
  }

  /** Plays bot moves until a human must decide or the game ends. */
  start(): void {
    this.running = this.playBots()
  }

  /** Stops the bots and ignores an answer that is still to come. */
  stop(): void {
    this.run++
  }

  /** Resolves when the bots have stopped. */
  async idle(): Promise<void> {
    // A new run may have started meanwhile.
    for (let seen: Promise<void> | undefined; seen !== this.running; await seen) seen = this.running
  }

  private async playBots(): Promise<void> {
    const { core, seats, bots, makeMove, notify } = this.options
    const run = ++this.run
    const isStopped = (): boolean => run !== this.run
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
        if (isStopped()) return
        const [choice] = await Promise.all([
          bots.ask(kind.bot, core.questionFor(next.seat)),
          this.pace.beforeMove(),
        ])
        if (isStopped()) return
        makeMove(next.seat, choice)
        after = 'bot'
      }
    } catch (error) {
      if (isStopped()) return
      setThinking(-1)
      notify({ kind: 'failed', error })
    }
  }
}
