import type { GameRecord } from '@amalfi/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { SavedLesson } from '../storage/lesson.ts'

/** How far somebody is in a guided game. */
export class LessonState {
  /** Null in a game without a guide. */
  readonly progress: ReadonlySignal<SavedLesson | null>
  /** The moves so far, which the guide follows. A guided game has one human, who may know them all. */
  readonly record: () => GameRecord
  /** Remembers how far somebody is. */
  readonly remember: (lesson: SavedLesson) => void

  constructor(
    lesson: SavedLesson | null,
    record: () => GameRecord,
    changed: (lesson: SavedLesson) => void,
  ) {
    const progress = signal(lesson)
    this.progress = progress
    this.record = record
    this.remember = (next) => {
      progress.value = next
      changed(next)
    }
  }
}
