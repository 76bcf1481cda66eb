import { ACTORS, ART_TYPES, CHARACTER_TYPES, HOLDS, ROWS, TRIGGERS } from '@amalfi/engine'
import * as v from 'valibot'
import { condition, count, hold, holds } from './amounts.ts'
import { effect } from './effects.ts'
import { forms, has, positive, whole } from './forms.ts'

const limit = v.optional(v.picklist(['turn', 'period']))

/** Something a permanent character does whenever something happens. */
export const trigger = v.strictObject({
  when: v.picklist(TRIGGERS),
  /** Whose deed; `me` if left out. */
  by: v.optional(v.picklist(ACTORS)),
  /** acquire: type of artwork; invite, engage, take: type of character. */
  of: v.optional(v.picklist([...ART_TYPES, ...CHARACTER_TYPES])),
  /** navigate, erect, light: kind of destination. */
  to: v.optional(v.picklist(['public', 'evolving', 'own', 'other'])),
  /** navigate: it sent a ship to this hold. */
  sending: v.optional(hold),
  /** pay: a ship of this hold, or from the bay, served. */
  with: v.optional(v.picklist([...HOLDS, 'emergency'])),
  /** pass: only as the first of the period. */
  first: v.optional(v.literal(true)),
  once: limit,
  if: v.optional(condition),
  do: effect,
})
export type Trigger = v.InferOutput<typeof trigger>

const cards = [
  'artwork',
  ...ART_TYPES,
  'destination',
  'character',
  ...CHARACTER_TYPES,
  'ship',
] as const

/** By code; the first key of each is the one it is known by. */
export const modifiers = {
  /** Something costs less. */
  less: v.strictObject({
    less: positive,
    for: v.picklist([...cards, 'navigate', 'light', 'feed']),
    once: limit,
  }),
  /** These holds pay too. */
  accept: v.strictObject({ accept: holds, for: v.picklist([...cards, 'all']) }),
  /** A hold counts as another. */
  as: v.strictObject({ hold, as: hold }),
  /** A ship of this hold, or from the bay, yields more. */
  yield: v.strictObject({ yield: v.picklist([...HOLDS, 'emergency']), more: positive }),
  /** The slots of these rows add nothing. */
  slotFree: v.strictObject({
    slot: v.literal('free'),
    at: v.pipe(v.array(v.picklist(ROWS)), v.minLength(1), v.maxLength(ROWS.length)),
  }),
  /** The granary holds more. */
  granary: v.strictObject({ granary: positive }),
  /** Occupied docks may be used, for so much bread more. */
  busyDock: v.strictObject({
    dock: v.literal('busy'),
    bread: whole(0, 9),
    /** Only those of the board, not those of tiles. */
    at: v.optional(v.literal('board')),
  }),
  /** Ships built go to the bay. */
  builtToBay: v.strictObject({ built: v.literal('bay') }),
  /** Titles count so many more of something. */
  extra: v.strictObject({ extra: positive, of: count, for: v.literal('titles') }),
}
export type Modifier = v.InferOutput<(typeof modifiers)[keyof typeof modifiers]>
export type Ability = Trigger | Modifier

const abilities: v.GenericSchema<Ability>[] = [trigger, ...Object.values(modifiers)]
const knownBy = [trigger, ...Object.values(modifiers)].map(({ entries }) => Object.keys(entries)[0])

export const ability = forms<Ability>(
  v.union(abilities),
  (input) => abilities[knownBy.findIndex((key) => has(input, key))],
  `one of ${knownBy.join(', ')}`,
)

const several = v.pipe(v.array(count), v.minLength(2), v.maxLength(4))

export const counts = forms<v.InferOutput<typeof count> | v.InferOutput<typeof several>>(
  v.union([count, several]),
  (input) => (Array.isArray(input) ? several : count),
  'a count, or a list of counts',
)

/** Points at the end: for every `every` of a count (of several: of the smallest), at most `max`. */
export const scoring = v.strictObject({
  score: positive,
  per: counts,
  every: v.optional(positive),
  max: positive,
})
export type Scoring = v.InferOutput<typeof scoring>
