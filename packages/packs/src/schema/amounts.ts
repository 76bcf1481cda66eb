import { COUNTS, HOLDS } from '@amalfi/engine'
import * as v from 'valibot'
import { isObject } from './is-object.ts'
import { has, integer, positive, small, unionOf } from './schemas.ts'

export const hold = v.picklist(HOLDS)
export const count = v.picklist(COUNTS)
export const holds = v.pipe(v.array(hold), v.minLength(1), v.maxLength(HOLDS.length))

/** The slot costs nothing. */
export const free = v.optional(v.literal('free'))
/** Every hold can pay. */
export const withAny = v.optional(v.literal('any'))
/** The reduction of a cost. */
export const less = v.optional(positive)

const counted = v.strictObject({
  per: count,
  times: v.optional(positive),
  every: v.optional(positive),
  max: positive,
})
/** An amount in an effect: a number, or a number that depends on a count. */
export type Amount = number | v.InferOutput<typeof counted>

/** A number, or `times` for each `every` of a count, at most `max`. */
export const amount = unionOf<Amount>(
  v.union([small, counted]),
  (input) => (isObject(input) ? counted : small),
  'a number, or { per, times, every, max }',
)

export const condition = v.strictObject({ count, atLeast: positive })

const any = v.literal('any')
export const anyOrHolds = unionOf<v.InferOutput<typeof holds> | 'any'>(
  v.union([any, holds]),
  (input) => (Array.isArray(input) ? holds : any),
  'a list of holds, or "any"',
)
const prices = {
  bread: v.strictObject({ bread: positive }),
  hand: v.strictObject({ hand: integer(1, 9) }),
  resources: v.strictObject({ resources: positive, in: anyOrHolds }),
}
/** The price of a `pay` effect: bread, cards in hand or resources. */
export type Price = v.InferOutput<(typeof prices)[keyof typeof prices]>

/** The price of a `pay` effect: exactly one of the three. */
export const price = unionOf<Price>(
  v.union(Object.values(prices)),
  (input) => Object.entries(prices).find(([key]) => has(input, key))?.[1],
  '{ bread }, { hand } or { resources, in }',
)
