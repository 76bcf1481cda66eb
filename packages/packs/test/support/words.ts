import type * as v from 'valibot'

export type Schema = v.GenericSchema & {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly Schema[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly getter?: (input: unknown) => Schema
}

/** Every schema inside a schema, with all forms of its unions. */
export function schemasIn(schema: v.GenericSchema, found = new Set<Schema>()): Set<Schema> {
  const { type, entries, options, wrapped, item, getter } = schema as Schema
  if (found.has(schema as Schema)) return found
  found.add(schema as Schema)
  const inner = [
    ...(type === 'strict_object' ? Object.values(entries ?? {}) : []),
    ...(type === 'union' || type === 'variant' ? (options ?? []) : []),
    ...(wrapped ? [wrapped] : []),
    ...(item ? [item] : []),
    ...(getter ? [getter(undefined)] : []),
  ]
  for (const next of inner) schemasIn(next, found)
  return found
}

/** Notes which fields of which object forms a value uses. */
export function noteFields(
  schema: v.GenericSchema,
  value: unknown,
  used: Map<Schema, Set<string>>,
): void {
  const { type, entries, options, wrapped, item, getter } = schema as Schema
  if (value === undefined || value === null) return
  const behind = getter?.(value) ?? wrapped
  if (behind) noteFields(behind, value, used)
  if (type === 'array' && item)
    for (const entry of value as unknown[]) noteFields(item, entry, used)
  if (type === 'variant') {
    const kind = Reflect.get(Object(value), 'type')
    const option = options?.find(
      (form) => Reflect.get(form.entries?.type ?? {}, 'literal') === kind,
    )
    if (option) noteFields(option, value, used)
  }
  if (type !== 'strict_object' || !entries) return
  const fields = used.get(schema as Schema) ?? new Set()
  used.set(schema as Schema, fields)
  for (const [key, field] of Object.entries(entries)) {
    if (!Object.hasOwn(Object(value), key)) continue
    fields.add(key)
    noteFields(field, Reflect.get(Object(value), key), used)
  }
}

/** Every value under these keys, anywhere. */
export function valuesAt(value: unknown, keys: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(keys.includes(key) ? [inner].flat() : []),
    ...valuesAt(inner, keys),
  ])
}
