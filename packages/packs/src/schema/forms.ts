import * as v from 'valibot'

export type Forms<T> = v.LazySchema<v.GenericSchema<T>>

/**
 * A union that first looks which of its forms is meant, so that a fault is told where it is: of a
 * plain union one learns only that no form fits. `all` is the same union for the JSON Schema,
 * whose maker asks for the schema of `undefined`.
 */
export const forms = <T>(
  all: v.GenericSchema<T>,
  meant: (input: unknown) => v.GenericSchema<T> | undefined,
  expected: string,
): Forms<T> => {
  const none: v.GenericSchema<T> = v.never(expected)
  return v.lazy((input) => (input === undefined ? all : (meant(input) ?? none)))
}

/** The union itself. */
export const allForms = <T>(schema: Forms<T>): v.GenericSchema<T> => schema.getter(undefined)

export const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Whether it is an object that has this key itself. */
export const has = (input: unknown, key: string): boolean =>
  isObject(input) && Object.hasOwn(input, key)

/** Small whole numbers: no value of a pack needs more, and no sum of them can overflow. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

export const small = whole(0, 99)
export const positive = whole(1, 99)

/** An object with each of these keys. */
export const eachOf = <K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, S>)

/** An object with any of these keys. */
export const someOf = <K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.strictObject(
    Object.fromEntries(keys.map((key) => [key, v.optional(value)])) as Record<
      K,
      v.OptionalSchema<S, undefined>
    >,
  )
