import type { SavedState } from '@amalfi/session'
import { type ReadonlySignal, signal } from '@preact/signals'
import { busyWhile } from '../../base/busy.ts'
import { nextTask } from '../../base/next-task.ts'
import { withOutcome } from '../statistics/outcome-of.ts'
import { type StorageFault, storageFaultOf } from '../storage/database.ts'
import type { SavedGame } from '../storage/games.ts'
import { type GameDetails, savedGameOf } from './saved-game.ts'

/** What a saver needs. */
export interface GameSaverOptions {
  readonly details: GameDetails
  readonly state: () => SavedState
  /** When the game was last played. */
  readonly at: number
  readonly write: (game: SavedGame) => Promise<void>
}

/** Saves a game to storage after every change, in a separate task. */
export class GameSaver {
  private details: GameDetails
  private at: number
  private readonly state: () => SavedState
  private readonly write: (game: SavedGame) => Promise<void>
  private readonly lastFault = signal<StorageFault | null>(null)
  private writing: Promise<void> = Promise.resolve()
  /** A write is scheduled. It will include all changes until it begins. */
  private due = false

  constructor({ details, state, at, write }: GameSaverOptions) {
    this.details = details
    this.state = state
    this.at = at
    this.write = write
  }

  /** Why the last write failed; null if it did not. */
  get fault(): ReadonlySignal<StorageFault | null> {
    return this.lastFault
  }

  /** The game as it is saved. */
  savedGame(): SavedGame {
    return savedGameOf(this.details, this.state(), this.at)
  }

  /** A move was made, or the progress in the tutorial has changed. */
  changed(details: Partial<GameDetails> = {}): void {
    this.details = { ...this.details, ...details }
    this.at = Date.now()
    this.save()
  }

  /** Schedules a write. */
  save(): void {
    if (this.due) return
    this.due = true
    const write = async (): Promise<void> => {
      await this.writing
      await nextTask()
      this.due = false
      try {
        await this.write(withOutcome(this.savedGame()))
        this.lastFault.value = null
      } catch (error) {
        // For debugging. The page itself says that the game is not saved.
        console.error(error)
        this.lastFault.value = storageFaultOf(error)
      }
    }
    this.writing = busyWhile('saving the game', write())
  }

  /** Resolves when all changes are written. */
  whenSaved(): Promise<void> {
    return this.writing
  }
}
