import type { Hold } from '@amalfi/engine'
import { LANGUAGES, type Pack, type Provenance } from '@amalfi/packs'
import { CARD_KINDS, type Card, type CardKind, type CardType, nameOf } from '@amalfi/text'

/** What is searched for; null means no filter. */
export interface CardQuery {
  readonly kind: CardKind | null
  readonly type: CardType | null
  /** A resource that pays for the card. */
  readonly paidIn: Hold | null
  readonly source: Provenance | null
  readonly text: string
}

/** Removes accents, ligatures and capitals, so that any keyboard finds everything. */
const normalized = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** The query that every card matches. */
export const ALL_CARDS: CardQuery = { kind: null, type: null, paidIn: null, source: null, text: '' }

/** How many filters are set, apart from the text. */
export const activeFilters = ({ kind, type, paidIn, source }: CardQuery): number =>
  [kind, type, paidIn, source].filter((filter) => filter !== null).length

/** Looks up the names of a card in every language. */
export function namesOfCards(pack: Pack): (card: Pick<Card, 'kind' | 'id'>) => readonly string[] {
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
    CARD_KINDS.flatMap((kind) =>
      entries[kind].map((entry) => [
        `${kind} ${entry.id}`,
        LANGUAGES.map((language) => nameOf(entry, language)),
      ]),
    ),
  )
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? []
}

/** Whether a card matches: every word must occur in its text, or in its name in some language. */
export function matches(card: Card, query: CardQuery, names: readonly string[]): boolean {
  const { kind, type, price, source, text } = card
  if (query.kind !== null && kind !== query.kind) return false
  if (query.type !== null && type !== query.type) return false
  if (query.paidIn !== null && !price?.in.includes(query.paidIn)) return false
  if (query.source !== null && source !== query.source) return false
  const searched = normalized([text, ...names].join(' '))
  return normalized(query.text)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
