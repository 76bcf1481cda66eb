import * as v from 'valibot'
import { isObject } from './is-object.ts'

/** A schema that `unionOf` makes. */
export type UnionSchema<T> = v.LazySchema<v.GenericSchema<T>>

/**
 * A union that first finds out which form is meant, so that faults have a precise path. A plain
 * union would only report that no form fits. `all` is the plain union: the JSON Schema generator
 * asks for the schema of `undefined`.
 */
export const unionOf = <T>(
  all: v.GenericSchema<T>,
  formOf: (input: unknown) => v.GenericSchema<T> | undefined,
  expected: string,
): UnionSchema<T> => {
  const none: v.GenericSchema<T> = v.never(expected)
  return v.lazy((input) => (input === undefined ? all : (formOf(input) ?? none)))
}

/** The plain union of all forms. */
export const plainUnion = <T>(schema: UnionSchema<T>): v.GenericSchema<T> =>
  schema.getter(undefined)

/** Tells whether a value is an object with this own key. */
export const has = (input: unknown, key: string): boolean =>
  isObject(input) && Object.hasOwn(input, key)

/** A small integer. Packs need no larger values, and sums of them cannot overflow. */
export const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

export const small = integer(0, 99)
export const positive = integer(1, 99)

/** An object with all of these keys. */
export const withAllKeys = <K extends string, S extends v.GenericSchema>(
  keys: readonly K[],
  value: S,
) => v.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, S>)

/** An object with any of these keys. */
export const withSomeKeys = <K extends string, S extends v.GenericSchema>(
  keys: readonly K[],
  value: S,
) =>
  v.strictObject(
    Object.fromEntries(keys.map((key) => [key, v.optional(value)])) as Record<
      K,
      v.OptionalSchema<S, undefined>
    >,
  )
