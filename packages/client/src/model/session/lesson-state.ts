import type { GameRecord } from '@amalfi/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { SavedLesson } from '../storage/lesson.ts'

/** The progress in a guided game. */
export class LessonState {
  /** Null in a game without a tutorial. */
  readonly progress: ReadonlySignal<SavedLesson | null>
  /** The record, from which the tutorial computes its progress. Its only person may know all of it. */
  readonly record: () => GameRecord
  /** Changes and saves the progress. */
  readonly update: (lesson: SavedLesson) => void

  constructor(
    lesson: SavedLesson | null,
    record: () => GameRecord,
    changed: (lesson: SavedLesson) => void,
  ) {
    const progress = signal(lesson)
    this.progress = progress
    this.record = record
    this.update = (next) => {
      progress.value = next
      changed(next)
    }
  }
}
