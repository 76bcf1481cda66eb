import * as v from 'valibot'

/** The progress in a guided game, as far as the record of the game does not show it. */
export const savedLesson = v.object({
  /** The notes that were read, and the topics that were skipped. */
  told: v.pipe(v.array(v.string()), v.readonly()),
  skipped: v.pipe(v.array(v.string()), v.readonly()),
  /** The player has hidden the guide. */
  away: v.boolean(),
  /** Everything has been taught; only the final text is still to be read. */
  taught: v.exactOptional(v.literal(true)),
  /** The guided part is over. */
  over: v.boolean(),
})
/** The saved progress of a guided game. */
export type SavedLesson = Readonly<v.InferOutput<typeof savedLesson>>

/** The progress at the beginning. */
export const NEW_LESSON: SavedLesson = { told: [], skipped: [], away: false, over: false }
