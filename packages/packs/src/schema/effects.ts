import { ART_TYPES, CHARACTER_TYPES, DESTINATION_KINDS, HOLDS } from '@amalfi/engine'
import * as v from 'valibot'
import { amount, condition, free, holds, less, price, withAny } from './amounts.ts'
import { has, integer, type UnionSchema, unionOf } from './schemas.ts'

/** How many times an effect is done. */
const times = integer(1, 9)
const busy = v.optional(v.literal(true))
const anyOrHold = v.picklist(['any', ...HOLDS])

/** One hold, a choice of several, or any. */
export const where = unionOf<v.InferOutput<typeof anyOrHold> | v.InferOutput<typeof holds>>(
  v.union([anyOrHold, holds]),
  (input) => (Array.isArray(input) ? holds : anyOrHold),
  'a hold, a list of holds, or "any"',
)
const full = v.literal('full')
export const bread = unionOf<v.InferOutput<typeof amount> | 'full'>(
  v.union([amount, full]),
  (input) => (typeof input === 'string' ? full : amount),
  'an amount or "full"',
)

/** The verbs without other effects inside. */
export const simpleVerbs = {
  /** Gain bread; `full` means up to the limit. */
  bread: v.strictObject({ bread }),
  points: v.strictObject({ points: amount }),
  /** Send ships from the bay to a hold. */
  send: v.strictObject({ send: where, upTo: amount }),
  /** Take characters from the Council into the hand. */
  take: v.strictObject({ take: times, slot: free }),
  /** Straighten engaged characters of the player. */
  straighten: v.strictObject({ straighten: times }),
  /** Erect lighthouses. */
  erect: v.strictObject({ erect: times }),
  /** Build up to this many ships, each for `less` wood less. */
  build: v.strictObject({ build: integer(1, 6), less }),
  /** Acquire, discover, invite as an extra action. */
  acquire: v.strictObject({
    acquire: v.picklist(['artwork', ...ART_TYPES]),
    less,
    slot: free,
    with: withAny,
  }),
  discover: v.strictObject({ discover: v.literal('destination'), less, slot: free, with: withAny }),
  invite: v.strictObject({
    invite: v.picklist(['character', ...CHARACTER_TYPES]),
    less,
    with: withAny,
  }),
  /** Sail with another ship; `busy` allows an occupied dock. */
  navigate: v.strictObject({ navigate: v.picklist(DESTINATION_KINDS), less, busy }),
  /** Use a destination without a ship; `new` is the destination just discovered. */
  visit: v.strictObject({ visit: v.picklist(DESTINATION_KINDS), less, busy }),
  /** Bring ships back to the bay. */
  recall: v.strictObject({ recall: times, from: v.picklist(['port', 'dock']) }),
  /** Move ships from hold to hold. */
  shift: v.strictObject({ shift: times, to: where }),
  /** Discard a whole row and refill it. */
  refresh: v.strictObject({ refresh: v.picklist(['workshop', 'council']) }),
  /** Draw from the Council deck, keep some, discard the rest. */
  draw: v.strictObject({ draw: times, keep: times }),
  /** Use lighthouses of the player, at any destination. */
  light: v.strictObject({ light: times, less }),
  /** Use an engageable character of another player. */
  borrow: v.strictObject({ borrow: v.literal('engageable') }),
}

/** An effect without other effects inside. */
export type SimpleEffect = {
  [V in keyof typeof simpleVerbs]: v.InferOutput<(typeof simpleVerbs)[V]>
}[keyof typeof simpleVerbs]

/** What a card, place or icon does. Write it as data; text, icons and rules are made from it. */
export type Effect =
  | SimpleEffect
  /**
   * Without `upTo` the rightmost card is discarded automatically. With it, the player chooses up to
   * that many, and `do` follows each.
   */
  | { discard: 'artwork' | 'character'; upTo?: number | undefined; do?: Effect | undefined }
  | { pay: v.InferOutput<typeof price>; then: Effect }
  | { choose: Effect[] }
  | { if: v.InferOutput<typeof condition>; then: Effect }
  | Effect[]

/** An effect. An array is done from left to right. See `unionOf` about `undefined`. */
export const effect: UnionSchema<Effect> = v.lazy((input) =>
  input === undefined ? everyEffect : schemaOf(input),
)

export const compoundVerbs = {
  discard: v.strictObject({
    discard: v.picklist(['artwork', 'character']),
    upTo: v.optional(times),
    do: v.optional(effect),
  }),
  pay: v.strictObject({ pay: price, then: effect }),
  choose: v.strictObject({ choose: v.pipe(v.array(effect), v.minLength(2), v.maxLength(6)) }),
  if: v.strictObject({ if: condition, then: effect }),
}

const sequence = v.pipe(v.array(effect), v.minLength(1), v.maxLength(6))
const verbs: Record<string, v.GenericSchema<Effect>> = { ...simpleVerbs, ...compoundVerbs }
export const verbNames = Object.keys(verbs)
const everyEffect: v.GenericSchema<Effect> = v.union([...Object.values(verbs), sequence])
const none: v.GenericSchema<Effect> = v.never(`one verb of ${verbNames.join(', ')}; or a list`)

function schemaOf(input: unknown): v.GenericSchema<Effect> {
  if (Array.isArray(input)) return sequence
  const name = verbNames.find((verb) => has(input, verb))
  return name === undefined ? none : verbs[name]
}
