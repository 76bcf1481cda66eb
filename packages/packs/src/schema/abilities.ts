import { ACTORS, ART_TYPES, CHARACTER_TYPES, HOLDS, ROWS, TRIGGERS } from '@amalfi/engine'
import * as v from 'valibot'
import { condition, count, hold, holds } from './amounts.ts'
import { effect } from './effects.ts'
import { has, integer, positive, unionOf } from './schemas.ts'

const limit = v.optional(v.picklist(['turn', 'period']))

/** An ability that reacts to an event. */
export const trigger = v.strictObject({
  when: v.picklist(TRIGGERS),
  /** Who must act; `me` if missing. */
  by: v.optional(v.picklist(ACTORS)),
  /** acquire: type of artwork; invite, engage, take: type of character. */
  of: v.optional(v.picklist([...ART_TYPES, ...CHARACTER_TYPES])),
  /** navigate, erect, light: kind of destination. */
  to: v.optional(v.picklist(['public', 'evolving', 'own', 'other'])),
  /** navigate: the voyage sent a ship to this hold. */
  sending: v.optional(hold),
  /** pay: the payment used a ship of this hold, or of the bay. */
  with: v.optional(v.picklist([...HOLDS, 'emergency'])),
  /** pass: the player passed first in the period. */
  first: v.optional(v.literal(true)),
  once: limit,
  if: v.optional(condition),
  do: effect,
})
/** An ability that reacts to an event. */
export type Trigger = v.InferOutput<typeof trigger>

const purchases = [
  'artwork',
  ...ART_TYPES,
  'destination',
  'character',
  ...CHARACTER_TYPES,
  'ship',
] as const

/** All modifiers by name. The first key of each identifies it. */
export const modifiers = {
  /** Something costs less. */
  less: v.strictObject({
    less: positive,
    for: v.picklist([...purchases, 'navigate', 'light', 'feed']),
    once: limit,
  }),
  /** These holds can pay too. */
  accept: v.strictObject({ accept: holds, for: v.picklist([...purchases, 'all']) }),
  /** A hold counts as another. */
  as: v.strictObject({ hold, as: hold }),
  /** A ship of this hold, or of the bay, is worth more. */
  yield: v.strictObject({ yield: v.picklist([...HOLDS, 'emergency']), more: positive }),
  /** The slots of these rows cost nothing. */
  slotFree: v.strictObject({
    slot: v.literal('free'),
    at: v.pipe(v.array(v.picklist(ROWS)), v.minLength(1), v.maxLength(ROWS.length)),
  }),
  /** The granary holds more. */
  granary: v.strictObject({ granary: positive }),
  /** Occupied docks may be used for this much more bread. */
  busyDock: v.strictObject({
    dock: v.literal('busy'),
    bread: integer(0, 9),
    /** Only docks of the board, not of private tiles. */
    at: v.optional(v.literal('board')),
  }),
  /** Built ships go to the bay. */
  builtToBay: v.strictObject({ built: v.literal('bay') }),
  /** Titles count this many more of something. */
  extra: v.strictObject({ extra: positive, of: count, for: v.literal('titles') }),
}
/** An ability that changes a rule for its owner. */
export type Modifier = v.InferOutput<(typeof modifiers)[keyof typeof modifiers]>
/** What a permanent character does. */
export type Ability = Trigger | Modifier

const abilities: v.GenericSchema<Ability>[] = [trigger, ...Object.values(modifiers)]
const firstKeys = [trigger, ...Object.values(modifiers)].map(
  ({ entries }) => Object.keys(entries)[0],
)

export const ability = unionOf<Ability>(
  v.union(abilities),
  (input) => abilities[firstKeys.findIndex((key) => has(input, key))],
  `one of ${firstKeys.join(', ')}`,
)

const several = v.pipe(v.array(count), v.minLength(2), v.maxLength(4))

export const counts = unionOf<v.InferOutput<typeof count> | v.InferOutput<typeof several>>(
  v.union([count, several]),
  (input) => (Array.isArray(input) ? several : count),
  'a count, or a list of counts',
)

/**
 * Points at the end of the game: `score` for each `every` of a count, at most `max`. With several
 * counts the smallest applies.
 */
export const scoring = v.strictObject({
  score: positive,
  per: counts,
  every: v.optional(positive),
  max: positive,
})
/** How an endgame character scores. */
export type Scoring = v.InferOutput<typeof scoring>
