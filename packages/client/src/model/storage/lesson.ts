import * as v from 'valibot'

/** How far somebody is in a guided game, besides what the record of the game tells. */
export const savedLesson = v.object({
  /** The notes that were read, and the topics that were skipped. */
  told: v.pipe(v.array(v.string()), v.readonly()),
  skipped: v.pipe(v.array(v.string()), v.readonly()),
  /** The guide is put away. */
  away: v.boolean(),
  /** Nothing is left to be taught: only the last words are still to be read. */
  taught: v.exactOptional(v.literal(true)),
  /** The guided part is over. */
  over: v.boolean(),
})
export type KeptLesson = Readonly<v.InferOutput<typeof savedLesson>>

export const AT_THE_BEGINNING: KeptLesson = { told: [], skipped: [], away: false, over: false }
