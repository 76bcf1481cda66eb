import * as v from 'valibot'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A choice is an integer of the engine; the rules check it. */
const choice = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a page sends over the socket of a game. */
export const clientMessage = v.variant('t', [
  /** Makes a choice. `asked` is the question that it answers; the same message again is harmless. */
  v.strictObject({
    t: v.literal('choose'),
    asked: number,
    choice,
    /** It belongs to the choice that this seat made just before, and both are undone together. */
    follows: v.exactOptional(v.literal(true)),
  }),
  /** Undoes own choices. `v` is the newest entry that the page knows. */
  v.strictObject({
    t: v.literal('undo'),
    v: number,
    target: v.picklist(['lastChoice', 'turn']),
  }),
  /** Says that the page is still there. */
  v.strictObject({ t: v.literal('beat') }),
])
export type ClientMessage = v.InferOutput<typeof clientMessage>

/** Reads the text of a message; null if it is none. */
export function readClientMessage(text: string): ClientMessage | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), clientMessage), text)
  return read.success ? read.output : null
}
