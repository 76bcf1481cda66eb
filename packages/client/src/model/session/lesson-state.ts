import type { GameRecord } from '@amalfi/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { SavedLesson } from '../storage/lesson.ts'

/** The progress in a guided game. */
export class LessonState {
  /** What is saved about the tutorial; null in a game without one. */
  readonly saved: ReadonlySignal<SavedLesson | null>
  /** The record, from which the tutorial computes its progress. Nobody else plays at this device. */
  readonly record: () => GameRecord
  /** Changes what is saved. */
  readonly update: (lesson: SavedLesson) => void

  constructor(
    lesson: SavedLesson | null,
    record: () => GameRecord,
    changed: (lesson: SavedLesson) => void,
  ) {
    const saved = signal(lesson)
    this.saved = saved
    this.record = record
    this.update = (next) => {
      saved.value = next
      changed(next)
    }
  }
}
