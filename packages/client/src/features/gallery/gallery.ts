import type { Hold } from '@amalfi/engine'
import { LANGUAGES, type Pack, type Provenance } from '@amalfi/packs'
import { type Card, type CardKind, nameOf } from '@amalfi/text'

/** The kinds in the order in which they are shown. */
export const KINDS: readonly CardKind[] = [
  'character',
  'artwork',
  'privateDestination',
  'publicDestination',
  'evolvingDestination',
  'title',
  'decree',
]

/** What is looked for; null is everything. */
export interface Wanted {
  readonly kind: CardKind | null
  readonly type: string | null
  /** A resource that pays for it. */
  readonly paidIn: Hold | null
  readonly source: Provenance | null
  readonly words: string
}

/** Without accents, joined letters and capitals, so that a keyboard without them finds everything too. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

export const EVERYTHING: Wanted = { kind: null, type: null, paidIn: null, source: null, words: '' }

/** How many filters are set, beside the words. */
export const filtersOf = ({ kind, type, paidIn, source }: Wanted): number =>
  [kind, type, paidIn, source].filter((one) => one !== null).length

/** By kind and id: what each card of a pack is called, in every language. */
export function namesIn(pack: Pack): (card: Pick<Card, 'kind' | 'id'>) => readonly string[] {
  const entries = {
    character: pack.characters,
    artwork: pack.artworks,
    privateDestination: pack.privateDestinations,
    publicDestination: pack.publicDestinations,
    evolvingDestination: pack.evolvingDestinations,
    title: pack.titles,
    decree: pack.decrees,
  } as const satisfies Record<CardKind, readonly { readonly id: string }[]>
  const names = new Map(
    KINDS.flatMap((kind) =>
      entries[kind].map((entry) => [
        `${kind} ${entry.id}`,
        LANGUAGES.map((language) => nameOf(entry, language)),
      ]),
    ),
  )
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? []
}

/**
 * Whether a card is looked for: every word must stand somewhere in its name or text, or in its names
 * in any language.
 */
export function fits(card: Card, wanted: Wanted, names: readonly string[]): boolean {
  const { kind, type, price, source, text } = card
  if (wanted.kind !== null && kind !== wanted.kind) return false
  if (wanted.type !== null && type !== wanted.type) return false
  if (wanted.paidIn !== null && !price?.in.includes(wanted.paidIn)) return false
  if (wanted.source !== null && source !== wanted.source) return false
  const said = plain([text, ...names].join(' '))
  return plain(wanted.words)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
