import { ART_TYPES, ITEMS, PRINTINGS, SHADES } from '@amalfi/engine'
import * as v from 'valibot'
import { ability, scoring } from './abilities.ts'
import { count, holds } from './amounts.ts'
import { effect } from './effects.ts'
import { eachOf, forms, isObject, positive, small, whole } from './forms.ts'
import { MOTIFS, name, sentence, TRADES } from './words.ts'

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** The fields whose value a rulebook states; every other value of the entry is reconstructed. */
const printed = v.optional(v.array(v.string()))

/** What every entry has; without a name it goes by its id. */
const entry = { id, name: v.optional(name), printed }

const byEach = eachOf(PRINTINGS, small)
/** A number, or one for each printing (REN-PRT-1). */
export const byPrinting = forms<number | v.InferOutput<typeof byEach>>(
  v.union([small, byEach]),
  (input) => (isObject(input) ? byEach : small),
  'a number, or one for each printing',
)

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most))

/** What every destination has: a harbour on the chart and what a ship brings from there. */
const place = {
  ...entry,
  lon: degrees(180),
  lat: degrees(90),
  /** Bread to pay on docking. */
  bread: v.optional(positive),
  benefits: effect,
}
/** Lighthouse slots. */
const slots = whole(0, 4)

export const publicDestination = v.strictObject({
  ...place,
  slots,
  /** Used with so many players or more (ORI-SET-2). */
  players: v.optional(whole(1, 4)),
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
  /** Paid in bread, if it does not say in what else. */
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

/** A starting pack: characters who know its id as theirs. */
export const startingPack = v.strictObject({ id, name, plan: sentence })

/** Points of the squares of a title, from the left. */
export const squares = v.pipe(v.array(small), v.length(4))

export const title = v.strictObject({
  ...entry,
  shade: v.picklist(SHADES),
  needs: v.pipe(
    v.array(v.strictObject({ count, atLeast: byPrinting })),
    v.minLength(1),
    v.maxLength(6),
  ),
  /** The points of its squares, if not those of its shade. */
  squares: v.optional(squares),
})

export const decree = v.strictObject({
  ...entry,
  lines: v.pipe(
    v.array(v.strictObject({ item: v.picklist(ITEMS), per: count, points: byPrinting })),
    v.minLength(1),
    v.maxLength(4),
  ),
  /** The most that it brings. */
  max: v.optional(positive),
})

export type PublicDestination = v.InferOutput<typeof publicDestination>
export type EvolvingDestination = v.InferOutput<typeof evolvingDestination>
export type PrivateDestination = v.InferOutput<typeof privateDestination>
export type Artwork = v.InferOutput<typeof artwork>
export type Character = v.InferOutput<typeof character>
export type StartingPack = v.InferOutput<typeof startingPack>
export type Title = v.InferOutput<typeof title>
export type Decree = v.InferOutput<typeof decree>
