import { ART_TYPES, ITEMS, PRINTINGS, SHADES } from '@amalfi/engine'
import * as v from 'valibot'
import { ability, scoring } from './abilities.ts'
import { count, holds } from './amounts.ts'
import { effect } from './effects.ts'
import { isObject } from './is-object.ts'
import { MOTIFS, TRADES } from './pictures.ts'
import { integer, positive, small, unionOf, withAllKeys } from './schemas.ts'
import { name, sentence } from './texts.ts'

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** The fields whose values a rulebook states. All other values of the entry are reconstructed. */
const printed = v.optional(v.array(v.string()))

/** The fields of every entry. An entry without a name is shown by its id. */
const entry = { id, name: v.optional(name), printed }

const numberByPrinting = withAllKeys(PRINTINGS, small)
/** A number, or one for each printing (REN-PRT-1). */
export const byPrinting = unionOf<number | v.InferOutput<typeof numberByPrinting>>(
  v.union([small, numberByPrinting]),
  (input) => (isObject(input) ? numberByPrinting : small),
  'a number, or one for each printing',
)

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

/** The fields of every destination. */
const place = {
  ...entry,
  lon: degrees(180),
  lat: degrees(90),
  /** The bread to pay when a ship docks. */
  bread: v.optional(positive),
  benefits: effect,
}
/** Lighthouse slots. */
const slots = integer(0, 4)

export const publicDestination = v.strictObject({
  ...place,
  slots,
  /** The least number of players for which it is used (ORI-SET-2). */
  players: v.optional(integer(1, 4)),
})
export const evolvingDestination = v.strictObject(place)
export const privateDestination = v.strictObject({
  ...place,
  slots,
  cost: small,
  in: holds,
  points: small,
})

export const artwork = v.strictObject({
  ...entry,
  type: v.picklist(ART_TYPES),
  cost: small,
  in: holds,
  points: small,
  bonus: v.optional(effect),
  motif: v.optional(v.picklist(MOTIFS)),
})

const person = {
  ...entry,
  cost: small,
  pack: v.optional(id),
  trade: v.optional(v.picklist(TRADES)),
}
export const character = v.variant('type', [
  /** Paid in bread unless `in` is given. */
  v.strictObject({ ...person, type: v.literal('immediate'), in: v.optional(holds), effect }),
  v.strictObject({
    ...person,
    type: v.literal('permanent'),
    in: holds,
    abilities: v.pipe(v.array(ability), v.minLength(1), v.maxLength(3)),
  }),
  v.strictObject({ ...person, type: v.literal('endgame'), in: holds, scoring }),
  v.strictObject({ ...person, type: v.literal('engageable'), in: holds, effect }),
])

/** A starting pack. Its characters name its id in `pack`. */
export const startingPack = v.strictObject({ id, name, plan: sentence })

/** The points of the squares of a title, from the left. */
export const squares = v.pipe(v.array(small), v.length(4))

export const title = v.strictObject({
  ...entry,
  shade: v.picklist(SHADES),
  needs: v.pipe(
    v.array(v.strictObject({ count, atLeast: byPrinting })),
    v.minLength(1),
    v.maxLength(6),
  ),
  /** The points of its squares, if they differ from those of its shade. */
  squares: v.optional(squares),
})

export const decree = v.strictObject({
  ...entry,
  lines: v.pipe(
    v.array(v.strictObject({ item: v.picklist(ITEMS), per: count, points: byPrinting })),
    v.minLength(1),
    v.maxLength(4),
  ),
  /** The most points that it gives. */
  max: v.optional(positive),
})

/** A destination of the board that everybody may sail to. */
export type PublicDestination = v.InferOutput<typeof publicDestination>
/** A destination of the board that a private tile covers later. */
export type EvolvingDestination = v.InferOutput<typeof evolvingDestination>
/** A destination tile of the Atlas that a player discovers. */
export type PrivateDestination = v.InferOutput<typeof privateDestination>
/** An artwork card of the Workshop. */
export type Artwork = v.InferOutput<typeof artwork>
/** A character card, by its type. */
export type Character = v.InferOutput<typeof character>
/** The name and plan of a starting pack. */
export type StartingPack = v.InferOutput<typeof startingPack>
/** A title with its needs. */
export type Title = v.InferOutput<typeof title>
/** A decree with the points that it gives. */
export type Decree = v.InferOutput<typeof decree>
