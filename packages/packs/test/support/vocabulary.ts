import { ACTORS, COUNTS, DESTINATION_KINDS, HOLDS, ITEMS, LIMITS, ROWS } from '@amalfi/engine'
import type * as v from 'valibot'
import { type Pack, packSchema } from '../../src/index.ts'
import { ability, scoring } from '../../src/schema/abilities.ts'
import { effect } from '../../src/schema/effects.ts'

type Schema = v.GenericSchema & {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly Schema[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly getter?: (input: unknown) => Schema
}

/** All schemas inside a schema, with all options of its unions. */
function schemasIn(schema: v.GenericSchema, found = new Set<Schema>()): Set<Schema> {
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

/** Collects the fields of each object schema that a value uses. */
function collectFields(
  schema: v.GenericSchema,
  value: unknown,
  used: Map<Schema, Set<string>>,
): void {
  const { type, entries, options, wrapped, item, getter } = schema as Schema
  if (value === undefined || value === null) return
  const behind = getter?.(value) ?? wrapped
  if (behind) collectFields(behind, value, used)
  if (type === 'array' && item)
    for (const entry of value as unknown[]) collectFields(item, entry, used)
  if (type === 'variant') {
    const kind = Reflect.get(Object(value), 'type')
    const option = options?.find(
      (form) => Reflect.get(form.entries?.type ?? {}, 'literal') === kind,
    )
    if (option) collectFields(option, value, used)
  }
  if (type !== 'strict_object' || !entries) return
  const fields = used.get(schema as Schema) ?? new Set()
  used.set(schema as Schema, fields)
  for (const [key, field] of Object.entries(entries)) {
    if (!Object.hasOwn(Object(value), key)) continue
    fields.add(key)
    collectFields(field, Reflect.get(Object(value), key), used)
  }
}

/** All values under these keys, at any depth. */
export function valuesAt(value: unknown, keys: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(keys.includes(key) ? [inner].flat() : []),
    ...valuesAt(inner, keys),
  ])
}

/** Fields of effects, abilities and scorings that no card of these packs uses. */
export function unusedFields(...packs: readonly Pack[]): string[] {
  const used = new Map<Schema, Set<string>>()
  for (const pack of packs) collectFields(packSchema, pack, used)
  return [effect, ability, scoring]
    .flatMap((root) => [...schemasIn(root)])
    .filter(({ type }) => type === 'strict_object')
    .flatMap((form) =>
      Object.keys(form.entries ?? {})
        .filter((key) => !used.get(form)?.has(key))
        .map((key) => `${key} of { ${Object.keys(form.entries ?? {}).join(', ')} }`),
    )
}

/** The numbers in this column of a table. */
export const codes = (rows: readonly number[], size: number, at = 0): Set<number> =>
  new Set(rows.filter((_, i) => i % size === at))

export const indices = (list: readonly string[]): Set<number> => new Set(list.keys())

/** What a pack must use completely: a name, the words, and the keys under which they occur. */
export const WORD_LISTS: [what: string, words: readonly string[], keys: readonly string[]][] = [
  // The last two belong to the original.
  ['count', COUNTS.slice(0, -2), ['per', 'count']],
  ['hold', HOLDS, ['send', 'to', 'in', 'accept', 'sending', 'with', 'as', 'hold', 'yield']],
  ['kind of destination', DESTINATION_KINDS, ['visit', 'navigate']],
  ['actor', ACTORS.slice(1), ['by']],
  ['limit', LIMITS.slice(1), ['once']],
  ['item', ITEMS, ['item']],
  ['row', ROWS, ['at']],
  ['place to recall from', ['port', 'dock'], ['from']],
  ['row to refresh', ['workshop', 'council'], ['refresh']],
  ['card to discard', ['artwork', 'character'], ['discard']],
]
