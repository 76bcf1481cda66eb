import {
  type ArtType,
  type CharacterType,
  type Hold,
  PRINTINGS,
  type Printing,
  type Shade,
} from '@amalfi/engine'
import { type Language, type Pack, type Provenance, provenance } from '@amalfi/packs'
import type { CardKind } from '../locale/card-kind.ts'
import type { CardTexts, Terms } from '../locale/locale.ts'
import { nameOf } from '../locale/names.ts'
import {
  artworkFace,
  characterFace,
  decreeFace,
  destinationFace,
  evolvingFace,
  type Face,
  titleFace,
} from './faces.ts'

/** The type of a character or artwork, the shade of a title; empty for other kinds. */
export type CardType = CharacterType | ArtType | Shade | ''

/** The name of a type of cards; empty for none. */
export const cardTypeName = (terms: Terms, type: CardType): string =>
  ({ ...terms.characterTypes, ...terms.artTypes, ...terms.shades, '': '' })[type]

/** A card of a pack with everything that can be read on it. `cardsOf` makes them. */
export interface Card extends Face {
  readonly id: string
  readonly kind: CardKind
  readonly type: CardType
  readonly name: string
  /** The cost in words; empty for a card that is not bought. */
  readonly cost: string
  /** The cost in numbers. An empty `in` means bread. */
  readonly price: { readonly amount: number; readonly in: readonly Hold[] } | null
  /** The points for taking the card, or null if it gives none by itself. */
  readonly points: number | null
  /** `printed` only if a rulebook states every value that the engine uses. */
  readonly source: Provenance
}

/** The fields of a pack entry that the engine does not use. */
const NOT_PLAYED = ['name', 'trade', 'motif', 'printed']

function sourceOf(entry: { readonly printed?: readonly string[] | undefined }): Provenance {
  const played = Object.keys(entry).filter((field) => !NOT_PLAYED.includes(field))
  return played.every((field) => provenance(entry, field) === 'printed')
    ? 'printed'
    : 'reconstructed'
}

type Entry = Parameters<typeof nameOf>[0] & Parameters<typeof sourceOf>[0]

/** All cards of a pack with their texts. */
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
