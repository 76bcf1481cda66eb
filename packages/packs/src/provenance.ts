export type Provenance = 'printed' | 'reconstructed'

/** A card lists its printed fields; a table of the boards says it as a whole. */
type Entry = { readonly printed?: readonly string[] | undefined } | { readonly source: Provenance }

/** Whether a rulebook states the value of a field, or this project made it. */
export function provenance(entry: Entry, field: string): Provenance {
  if ('source' in entry) return entry.source
  return entry.printed?.includes(field) ? 'printed' : 'reconstructed'
}
