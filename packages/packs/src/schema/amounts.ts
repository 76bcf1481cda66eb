import { COUNTS, HOLDS } from '@amalfi/engine'
import * as v from 'valibot'
import { forms, has, isObject, positive, small, whole } from './forms.ts'

export const hold = v.picklist(HOLDS)
export const count = v.picklist(COUNTS)
export const holds = v.pipe(v.array(hold), v.minLength(1), v.maxLength(HOLDS.length))

/** The slot adds nothing. */
export const free = v.optional(v.literal('free'))
/** Every hold pays. */
export const withAny = v.optional(v.literal('any'))
/** So much cheaper. */
export const less = v.optional(positive)

const counted = v.strictObject({
  per: count,
  times: v.optional(positive),
  every: v.optional(positive),
  max: positive,
})
export type Amount = number | v.InferOutput<typeof counted>

/** A number, or so many `times` for every `every` of a count, at most `max`. */
export const amount = forms<Amount>(
  v.union([small, counted]),
  (input) => (isObject(input) ? counted : small),
  'a number, or { per, times, every, max }',
)

export const condition = v.strictObject({ count, atLeast: positive })

const any = v.literal('any')
export const anyOrHolds = forms<v.InferOutput<typeof holds> | 'any'>(
  v.union([any, holds]),
  (input) => (Array.isArray(input) ? holds : any),
  'a list of holds, or "any"',
)
const prices = {
  bread: v.strictObject({ bread: positive }),
  hand: v.strictObject({ hand: whole(1, 9) }),
  resources: v.strictObject({ resources: positive, in: anyOrHolds }),
}
export type Price = v.InferOutput<(typeof prices)[keyof typeof prices]>

/** What a `pay` asks for: exactly one of the three. */
export const price = forms<Price>(
  v.union(Object.values(prices)),
  (input) => Object.entries(prices).find(([key]) => has(input, key))?.[1],
  '{ bread }, { hand } or { resources, in }',
)
