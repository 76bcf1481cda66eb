/** Where a value comes from: a rulebook, or this project. */
export type Provenance = 'printed' | 'reconstructed'

/** A card lists its printed fields. A board table has one source for the whole table. */
type Entry = { readonly printed?: readonly string[] | undefined } | { readonly source: Provenance }

/** Tells whether a rulebook states the value of a field or this project made it. */
export function provenance(entry: Entry, field: string): Provenance {
  if ('source' in entry) return entry.source
  return entry.printed?.includes(field) ? 'printed' : 'reconstructed'
}
