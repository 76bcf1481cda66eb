import {
  type ArtType,
  type CharacterType,
  type Hold,
  PRINTINGS,
  type Printing,
  type Shade,
} from '@amalfi/engine'
import { type Language, type Pack, type Provenance, provenance } from '@amalfi/packs'
import type { CardTexts, Terms } from '../locale.ts'
import { nameOf } from '../names.ts'
import type { CardKind } from './card-kind.ts'
import {
  artworkFace,
  characterFace,
  decreeFace,
  destinationFace,
  evolvingFace,
  type Face,
  titleFace,
} from './faces.ts'

/** Of a character or artwork its type, of a title its shade; else empty. */
export type CardType = CharacterType | ArtType | Shade | ''

/** The name of a type of cards; empty for none. */
export const cardTypeName = (terms: Terms, type: CardType): string =>
  ({ ...terms.characterTypes, ...terms.artTypes, ...terms.shades, '': '' })[type]

/** A card as it can be read. */
export interface Card extends Face {
  readonly id: string
  readonly kind: CardKind
  readonly type: CardType
  readonly name: string
  /** What it costs, in words; empty for what is not bought. */
  readonly cost: string
  /** The same in figures; without holds it is paid in bread. */
  readonly price: { readonly amount: number; readonly in: readonly Hold[] } | null
  /** Points on taking it, or null where it gives none by itself. */
  readonly points: number | null
  /** `printed` only if a rulebook states every value that is played. */
  readonly source: Provenance
}

/** The fields of an entry that are not played. */
const NOT_PLAYED = ['name', 'trade', 'motif', 'printed']

function sourceOf(entry: { readonly printed?: readonly string[] | undefined }): Provenance {
  const played = Object.keys(entry).filter((field) => !NOT_PLAYED.includes(field))
  return played.every((field) => provenance(entry, field) === 'printed')
    ? 'printed'
    : 'reconstructed'
}

type Entry = Parameters<typeof nameOf>[0] & Parameters<typeof sourceOf>[0]

/** Every card of a pack, in words. */
export function cardsOf(
  pack: Pack,
  language: Language,
  texts: CardTexts,
  printing: Printing = PRINTINGS[0],
): Card[] {
  const card = (kind: CardKind, entry: Entry, face: Face): Card => ({
    id: entry.id,
    kind,
    type: '',
    name: nameOf(entry, language),
    ...face,
    cost: '',
    price: null,
    points: null,
    source: sourceOf(entry),
  })
  const priced = (amount: number, holds: readonly Hold[]) => ({
    cost: texts.cost(amount, holds),
    price: { amount, in: holds },
  })
  return [
    ...pack.characters.map((person) => ({
      ...card('character', person, characterFace(person, texts)),
      type: person.type,
      ...priced(person.cost, person.in ?? []),
    })),
    ...pack.artworks.map((work) => ({
      ...card('artwork', work, artworkFace(work, texts)),
      type: work.type,
      ...priced(work.cost, work.in),
      points: work.points,
    })),
    ...pack.privateDestinations.map((place) => ({
      ...card('privateDestination', place, destinationFace(place, texts)),
      ...priced(place.cost, place.in),
      points: place.points,
    })),
    ...pack.publicDestinations.map((place) =>
      card('publicDestination', place, destinationFace(place, texts)),
    ),
    ...pack.evolvingDestinations.map((place) =>
      card('evolvingDestination', place, evolvingFace(place, texts)),
    ),
    ...pack.titles.map((title) => ({
      ...card('title', title, titleFace(title, texts, printing)),
      type: title.shade,
    })),
    ...pack.decrees.map((decree) => card('decree', decree, decreeFace(decree, texts, printing))),
  ]
}
