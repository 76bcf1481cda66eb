import type { Pack } from './schema/pack.ts'

interface DisplayFields {
  readonly name?: unknown
  readonly trade?: unknown
  readonly motif?: unknown
}

/** An entry without the fields that are only shown. */
function withoutDisplayFields(entry: DisplayFields): object {
  const { name, trade, motif, ...rest } = entry
  return rest
}

/**
 * The fields of a pack that matter for play: all but names and pictures. The hash is made from
 * them, so that correcting a name does not invalidate records.
 */
export function playedFields(pack: Pack): object {
  const { startingPacks, ...rest } = pack
  return {
    ...rest,
    publicDestinations: pack.publicDestinations.map(withoutDisplayFields),
    evolvingDestinations: pack.evolvingDestinations.map(withoutDisplayFields),
    privateDestinations: pack.privateDestinations.map(withoutDisplayFields),
    artworks: pack.artworks.map(withoutDisplayFields),
    characters: pack.characters.map(withoutDisplayFields),
    titles: pack.titles.map(withoutDisplayFields),
    decrees: pack.decrees.map(withoutDisplayFields),
  }
}
