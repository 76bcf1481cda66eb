import type { SavedState } from '@amalfi/session'
import { type ReadonlySignal, signal } from '@preact/signals'
import { busyWhile } from '../../base/busy.ts'
import { nextTask } from '../../base/next-task.ts'
import { withOutcome } from '../statistics/outcome-of.ts'
import { type StorageFault, storageFaultOf } from '../storage/database.ts'
import type { SavedGame } from '../storage/games.ts'
import { type GameDetails, savedGameOf } from './saved-game.ts'

export interface GameSaverOptions {
  readonly details: GameDetails
  readonly state: () => SavedState
  /** When the game was last played. */
  readonly at: number
  readonly write: (game: SavedGame) => Promise<void>
}

/** Writes a game to storage after every change, in a task of its own. */
export class GameSaver {
  private details: GameDetails
  private at: number
  private readonly state: () => SavedState
  private readonly write: (game: SavedGame) => Promise<void>
  private readonly found = signal<StorageFault | null>(null)
  private writing: Promise<void> = Promise.resolve()
  /** A write is due, and has not begun: it will include all changes until then. */
  private due = false

  constructor({ details, state, at, write }: GameSaverOptions) {
    this.details = details
    this.state = state
    this.at = at
    this.write = write
  }

  /** Why the last write failed; null if it did not. */
  get fault(): ReadonlySignal<StorageFault | null> {
    return this.found
  }

  /** The game as it is saved. */
  savedGame(): SavedGame {
    return savedGameOf(this.details, this.state(), this.at)
  }

  /** Somebody has played, or gone on in a lesson. */
  changed(details: Partial<GameDetails> = {}): void {
    this.details = { ...this.details, ...details }
    this.at = Date.now()
    this.save()
  }

  save(): void {
    if (this.due) return
    this.due = true
    const write = async (): Promise<void> => {
      await this.writing
      await nextTask()
      this.due = false
      try {
        await this.write(withOutcome(this.savedGame()))
        this.found.value = null
      } catch (error) {
        // For whoever looks into what went wrong; the page says that the game is not saved.
        console.error(error)
        this.found.value = storageFaultOf(error)
      }
    }
    this.writing = busyWhile('saving the game', write())
  }

  /** Resolves when all changes are written. */
  rest(): Promise<void> {
    return this.writing
  }
}
