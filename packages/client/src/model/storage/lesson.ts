import type { Note, Topic } from '@amalfi/text'

/** How far one is, besides what the record of the game tells. */
export interface KeptLesson {
  /** The notes that were read, and the topics that were skipped. */
  readonly told: readonly Note[]
  readonly skipped: readonly Topic[]
  /** The guide is put away. */
  readonly away: boolean
  /** Nothing is left to be taught: only the last words are still to be read. */
  readonly taught?: true
  /** The guided part is over. */
  readonly over: boolean
}

export const AT_THE_BEGINNING: KeptLesson = { told: [], skipped: [], away: false, over: false }
