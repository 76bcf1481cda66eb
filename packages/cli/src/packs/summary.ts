import { type Pack, type Provenance, provenance } from '@amalfi/packs'

/** The kinds of cards in a pack, with their labels. */
export const KINDS = {
  publicDestinations: 'public destinations',
  evolvingDestinations: 'evolving destinations',
  privateDestinations: 'private destinations',
  artworks: 'artworks',
  characters: 'characters',
  titles: 'titles',
  decrees: 'decrees',
} as const
/** A kind of cards in a pack. */
export type Kind = keyof typeof KINDS

/** The number of printed and of reconstructed values. */
export type Values = Readonly<Record<Provenance, number>>

/** The number of cards and values of a pack, for `pack check`. */
export interface Summary {
  readonly cards: Readonly<Record<Kind, number>>
  /** By kind of card, and `boards` for the board tables. */
  readonly values: Readonly<Record<Kind | 'boards', Values>>
}

/** Fields that are not values of the game: ids, positions and pictures. */
const NOT_VALUES = ['id', 'printed', 'name', 'trade', 'motif', 'lon', 'lat']

export function summaryOf(pack: Pack): Summary {
  const kinds = Object.keys(KINDS) as Kind[]
  const cards = Object.fromEntries(kinds.map((kind) => [kind, pack[kind].length]))
  const values = Object.fromEntries(
    kinds.map((kind) => [kind, tally(pack[kind].flatMap(provenances))]),
  )
  return {
    cards: cards as Summary['cards'],
    values: { ...(values as Record<Kind, Values>), boards: tally(boardsOf(pack)) },
  }
}

type Entry = Pack[Kind][number]

const provenances = (entry: Entry): Provenance[] =>
  Object.keys(entry)
    .filter((field) => !NOT_VALUES.includes(field))
    .map((field) => provenance(entry, field))

/** Each board table has one source. */
const boardsOf = ({ solo, ...pack }: Pack): Provenance[] =>
  [...Object.values(pack), ...Object.values(solo)].flatMap((table) =>
    typeof table === 'object' && 'source' in table ? [table.source] : [],
  )

const tally = (found: readonly Provenance[]): Values => {
  const printed = found.filter((source) => source === 'printed').length
  return { printed, reconstructed: found.length - printed }
}
