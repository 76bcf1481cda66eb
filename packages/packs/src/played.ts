import type { Pack } from './schema/pack.ts'

interface Shown {
  readonly name?: unknown
  readonly trade?: unknown
  readonly motif?: unknown
}

/** An entry without what is only shown. */
function bare(entry: Shown): object {
  const { name, trade, motif, ...rest } = entry
  return rest
}

/**
 * What of a pack is played: all but its names and pictures. The hash is made of this, so that a
 * record stays good when a name is spelled better.
 */
export function played(pack: Pack): object {
  const { startingPacks, ...rest } = pack
  return {
    ...rest,
    publicDestinations: pack.publicDestinations.map(bare),
    evolvingDestinations: pack.evolvingDestinations.map(bare),
    privateDestinations: pack.privateDestinations.map(bare),
    artworks: pack.artworks.map(bare),
    characters: pack.characters.map(bare),
    titles: pack.titles.map(bare),
    decrees: pack.decrees.map(bare),
  }
}
