import { type BotPort, LocalHost, openSave, readRecord, type SavedState } from '@amalfi/session'
import type { ReadonlySignal } from '@preact/signals'
import { type GameRules, rulesOfRecord } from '../game/rules.ts'
import type { StorageFault } from '../storage/database.ts'
import type { SavedGame } from '../storage/games.ts'
import { type Outcome, standingsOf } from '../storage/outcome.ts'
import { GameSaver } from './game-saver.ts'
import { LessonState } from './lesson-state.ts'
import { TablePace } from './table-pace.ts'
import { TableSession } from './table-session.ts'

export interface LocalGameOptions {
  readonly bots: (rules: GameRules) => BotPort
  /** Writes the game to storage. */
  readonly write: (game: SavedGame) => Promise<void>
  /** Whether the end of a turn is to be confirmed. */
  readonly confirms: () => boolean
}

interface Parts {
  readonly saved: SavedGame
  readonly host: LocalHost
  readonly session: TableSession
  readonly lostFrom: number | null
  readonly write: (game: SavedGame) => Promise<void>
}

/** A game that runs on this device, as it is played, taught and saved. */
export class LocalGame {
  readonly id: string
  readonly session: TableSession
  readonly lesson: LessonState
  /** The first move that the rules of today cannot replay: the game goes on from its position. */
  readonly lostFrom: number | null
  /** How the game came out, if it had ended when it was saved. */
  readonly outcome: Outcome | null
  private readonly host: LocalHost
  private readonly saver: GameSaver

  /** Opens a saved game. Throws if it can be opened in no way. */
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
    const seats = players.map(({ kind }) =>
      kind === 'person' ? ({ kind: 'human' } as const) : ({ kind: 'bot', bot: kind } as const),
    )
    const host = new LocalHost({ rules, record, seats, bots: bots(rules), pace, rewound })
    const session = await TableSession.open({ host, rules, players, pace, confirms })
    const game = new LocalGame({ saved, host, session, lostFrom, write })
    await host.subscribe(-1, ({ kind }) => {
      if (kind === 'moves' || kind === 'undone') game.saver.changed()
    })
    return game
  }

  private constructor({ saved, host, session, lostFrom, write }: Parts) {
    const { id, players, origin, at } = saved
    this.id = id
    this.host = host
    this.session = session
    this.lostFrom = lostFrom
    this.outcome = saved.outcome ?? null
    // The guide follows the record of its game.
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
      () => host.savedState().record,
      (now) => this.saver.changed({ lesson: now }),
    )
  }

  /** Goes on playing, at first or after the page was left. */
  play(): void {
    this.host.start()
    void this.session.resume()
    // A finished game keeps its record, even if it can no longer be replayed to its end.
    if (this.lostFrom === null || !this.state().finished) this.saver.save()
  }

  /** All of the game, for files and for those who may know all of it. */
  state(): SavedState {
    return this.host.savedState()
  }

  savedGame(): SavedGame {
    return this.saver.savedGame()
  }

  /** Whether this game stands where it was saved, or further. */
  isUpToDate({ id, record, position }: SavedGame): boolean {
    if (id !== this.id) return false
    const now = this.savedGame()
    // After a failed save the newest state exists only here.
    return this.saveFault.value !== null || (now.record === record && now.position === position)
  }

  /** Why what was played last is not saved; null if it is, or soon will be. */
  get saveFault(): ReadonlySignal<StorageFault | null> {
    return this.saver.fault
  }

  /** Saves the game as it is, after that failed or the browser has cleared its storage. */
  save(): void {
    this.saver.save()
  }

  /** Resolves when all that was played is saved. */
  saved(): Promise<void> {
    return this.saver.rest()
  }

  /** Bots stop, and nothing can be chosen any more. */
  close(): void {
    this.session.close()
    this.host.close()
  }
}
