import type { WitnessedMove } from '@amalfi/session'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { SavedLesson } from '../storage/lesson.ts'

/** The progress in a guided game. */
export class LessonState {
  /** What is saved about the tutorial; null in a game without one. */
  readonly saved: ReadonlySignal<SavedLesson | null>
  /** The game as the learner has witnessed it. The tutorial computes its progress from it. */
  readonly moves: () => readonly WitnessedMove[]
  /** Changes what is saved. */
  readonly update: (lesson: SavedLesson) => void

  constructor(
    lesson: SavedLesson | null,
    moves: () => readonly WitnessedMove[],
    changed: (lesson: SavedLesson) => void,
  ) {
    const saved = signal(lesson)
    this.saved = saved
    this.moves = moves
    this.update = (next) => {
      saved.value = next
      changed(next)
    }
  }
}
