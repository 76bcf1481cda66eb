import { type Pack, type Provenance, provenance } from '@amalfi/packs'

/** The kinds of cards a pack lists, with what people call them. */
export const KINDS = {
  publicDestinations: 'public destinations',
  evolvingDestinations: 'evolving destinations',
  privateDestinations: 'private destinations',
  artworks: 'artworks',
  characters: 'characters',
  titles: 'titles',
  decrees: 'decrees',
} as const
export type Kind = keyof typeof KINDS

/** How many values are as printed, and how many this project or the author made. */
export type Values = Readonly<Record<Provenance, number>>

export interface Summary {
  readonly cards: Readonly<Record<Kind, number>>
  /** By kind of card, and `boards` for the tables that are printed on boards and in rulebooks. */
  readonly values: Readonly<Record<Kind | 'boards', Values>>
}

/** What tells a card apart, places it on the chart or draws it is no value of the game. */
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

/** Every table says it of itself as a whole. */
const boardsOf = ({ solo, ...pack }: Pack): Provenance[] =>
  [...Object.values(pack), ...Object.values(solo)].flatMap((table) =>
    typeof table === 'object' && 'source' in table ? [table.source] : [],
  )

const tally = (found: readonly Provenance[]): Values => {
  const printed = found.filter((source) => source === 'printed').length
  return { printed, reconstructed: found.length - printed }
}
