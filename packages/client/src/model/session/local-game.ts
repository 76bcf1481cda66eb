import { type BotPort, LocalHost, openSave, readRecord, type SavedState } from '@amalfi/session'
import type { ReadonlySignal } from '@preact/signals'
import { watchSlowAnswers } from '../bots/slow-answers.ts'
import { NOBODY } from '../curtain/curtain.ts'
import { type GameRules, rulesOfRecord } from '../game/rules.ts'
import { whoPlays } from '../players/player.ts'
import type { StorageFault } from '../storage/database.ts'
import type { SavedGame } from '../storage/games.ts'
import { type Outcome, standingsOf } from '../storage/outcome.ts'
import { GameSaver } from './game-saver.ts'
import { LessonState } from './lesson-state.ts'
import { TablePace } from './table-pace.ts'
import { TableSession } from './table-session.ts'

/** What a local game needs besides the saved game. */
export interface LocalGameOptions {
  readonly bots: (rules: GameRules) => BotPort
  /** Writes the game to storage. */
  readonly write: (game: SavedGame) => Promise<void>
  /** Whether the end of a turn must be confirmed. */
  readonly confirms: () => boolean
}

interface Parts {
  readonly saved: SavedGame
  readonly host: LocalHost
  readonly session: TableSession
  readonly thinking: ReadonlySignal<boolean>
  readonly lostFrom: number | null
  readonly write: (game: SavedGame) => Promise<void>
}

/** A game that runs on this device: its host, session, tutorial and saving. */
export class LocalGame {
  readonly id: string
  readonly session: TableSession
  readonly lesson: LessonState
  /** Whether a bot has been thinking for a while. */
  readonly thinking: ReadonlySignal<boolean>
  /** The first move that the current rules cannot replay, or null. */
  readonly lostFrom: number | null
  /** The outcome, if the game was finished when it was opened. */
  readonly outcome: Outcome | null
  private readonly host: LocalHost
  private readonly saver: GameSaver

  /** Opens a saved game. Throws if it cannot be opened. */
  static async open(
    saved: SavedGame,
    { bots, write, confirms }: LocalGameOptions,
  ): Promise<LocalGame> {
    const { players, rewound } = saved
    const recordAtSave = readRecord(saved.record)
    const rules = rulesOfRecord(recordAtSave)
    const result = saved.outcome === undefined ? undefined : standingsOf(saved.outcome)
    const { record, lostFrom } = openSave(rules, recordAtSave, saved.position, result)
    const pace = new TablePace()
    const seats = players.map((player) => {
      const bot = whoPlays(player)
      return bot === 'person' ? ({ kind: 'human' } as const) : ({ kind: 'bot', bot } as const)
    })
    const { port, thinking } = watchSlowAnswers(bots(rules))
    const host = new LocalHost({ rules, record, seats, bots: port, pace, rewound })
    const session = await TableSession.open({ host, rules, players, pace, confirms })
    const game = new LocalGame({ saved, host, session, thinking, lostFrom, write })
    await host.subscribe(-1, ({ kind }) => {
      if (kind === 'moves' || kind === 'undone') game.saver.changed()
    })
    return game
  }

  private constructor({ saved, host, session, thinking, lostFrom, write }: Parts) {
    const { id, players, origin, at } = saved
    this.id = id
    this.host = host
    this.session = session
    this.thinking = thinking
    this.lostFrom = lostFrom
    this.outcome = saved.outcome ?? null
    const [learner = NOBODY] = session.humans
    // The tutorial needs the complete record.
    const lesson = lostFrom === null ? saved.lesson : undefined
    this.saver = new GameSaver({
      details: {
        id,
        players,
        ...(origin === undefined ? {} : { origin }),
        ...(lesson === undefined ? {} : { lesson }),
      },
      state: () => host.savedState(),
      at,
      write,
    })
    this.lesson = new LessonState(
      lesson ?? null,
      () => host.witnessedMoves(learner),
      (now) => this.saver.changed({ lesson: now }),
    )
  }

  /** Starts or resumes the game after its page was opened. */
  play(): void {
    this.host.start()
    void this.session.resume()
    // A finished game keeps its record, even if it can no longer be replayed to its end.
    if (this.lostFrom === null || !this.state().finished) this.saver.save()
  }

  /** Stops the bots until `play`, also one that is thinking, and closes the curtain. */
  pause(): void {
    this.host.pause()
    void this.session.leave()
  }

  /** The complete game, for files and for people who may know all of it. */
  state(): SavedState {
    return this.host.savedState()
  }

  savedGame(): SavedGame {
    return this.saver.savedGame()
  }

  /** Whether this game is at the saved state, or newer. */
  isUpToDate({ id, record, position }: SavedGame): boolean {
    if (id !== this.id) return false
    const now = this.savedGame()
    // After a failed save the newest state exists only here.
    return this.saveFault.value !== null || (now.record === record && now.position === position)
  }

  /** Why the last save failed; null if it did not. */
  get saveFault(): ReadonlySignal<StorageFault | null> {
    return this.saver.fault
  }

  /** Saves the game again, after a failure or after the browser cleared its storage. */
  save(): void {
    this.saver.save()
  }

  /** Resolves when all changes are saved. */
  whenSaved(): Promise<void> {
    return this.saver.whenSaved()
  }

  /** Stops the bots and the session. */
  close(): void {
    this.session.close()
    this.host.close()
  }
}
