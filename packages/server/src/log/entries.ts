import * as v from 'valibot'

const number = v.pipe(v.number(), v.safeInteger())

/**
 * What can happen in a game. The log of a game is a list of these, and nothing else changes a game: what
 * is not in the log did not happen. A change of this format must still read older entries.
 */
export const logEntry = v.variant('kind', [
  v.strictObject({
    kind: v.literal('begin'),
    game: v.string(),
    printing: v.string(),
    pack: v.string(),
    /** The hash of the pack. */
    hash: v.string(),
    /** The version of the rules. */
    version: number,
    /** The set-up; its seed is the key of the deal. */
    setup: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  v.strictObject({
    kind: v.literal('choice'),
    seat: number,
    choice: number,
    /** The question that it answers: the number of the entry that raised it. */
    asked: number,
    /** It belongs to the choice before it, and both are undone together. */
    follows: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({
    kind: v.literal('undo'),
    seat: number,
    /** How many choices are left. */
    to: number,
  }),
])
export type GameEntry = v.InferOutput<typeof logEntry>
export type EntryOf<Kind extends GameEntry['kind']> = Extract<GameEntry, { kind: Kind }>

const stored = v.pipe(v.string(), v.parseJson(), logEntry)

export const readEntry = (body: string): GameEntry => v.parse(stored, body)
export const writeEntry = (entry: GameEntry): string => JSON.stringify(entry)
