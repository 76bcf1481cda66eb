import { PRINTINGS, type Printing } from '@amalfi/engine'
import {
  type Artwork,
  type Character,
  type Decree,
  type EvolvingDestination,
  type Language,
  type Pack,
  type PrivateDestination,
  type Provenance,
  type PublicDestination,
  provenance,
  type Title,
} from '@amalfi/packs'
import { nameOf } from './names.ts'
import type { CardTexts } from './tongue.ts'

export type CardKind =
  | 'character'
  | 'artwork'
  | 'privateDestination'
  | 'publicDestination'
  | 'evolvingDestination'
  | 'title'
  | 'decree'

/** A card as it can be read. */
export interface Card {
  readonly id: string
  readonly kind: CardKind
  /** Of a character or artwork its type, of a title its shade; else empty. */
  readonly type: string
  readonly name: string
  readonly text: string
  /** What it costs, in words; empty for what is not bought. */
  readonly cost: string
  /** Points on taking it, or null where it gives none by itself. */
  readonly points: number | null
  /** `printed` only if a rulebook states every value that is played. */
  readonly source: Provenance
}

const inPrinting = (value: number | Record<Printing, number>, printing: Printing): number =>
  typeof value === 'number' ? value : value[printing]

/** The fields of an entry that are not played. */
const SHOWN = ['name', 'trade', 'motif', 'printed']

function sourceOf(entry: { readonly printed?: readonly string[] | undefined }): Provenance {
  const played = Object.keys(entry).filter((field) => !SHOWN.includes(field))
  return played.every((field) => provenance(entry, field) === 'printed')
    ? 'printed'
    : 'reconstructed'
}

export function characterText(card: Character, texts: CardTexts): string {
  switch (card.type) {
    case 'permanent':
      return texts.abilities(card.abilities)
    case 'endgame':
      return texts.scoring(card.scoring)
    default:
      return texts.effect(card.effect)
  }
}

export const artworkText = ({ bonus }: Artwork, texts: CardTexts): string =>
  bonus === undefined ? '' : texts.effect(bonus)

export const destinationText = (
  { bread, benefits }: PublicDestination | EvolvingDestination | PrivateDestination,
  texts: CardTexts,
): string => texts.benefits(bread ?? 0, benefits)

export const titleText = ({ needs }: Title, texts: CardTexts, printing: Printing): string =>
  texts.needs(
    needs.map(({ count, atLeast }) => ({ count, atLeast: inPrinting(atLeast, printing) })),
  )

export const decreeText = ({ lines }: Decree, texts: CardTexts, printing: Printing): string =>
  texts.lines(lines.map(({ per, points }) => ({ per, points: inPrinting(points, printing) })))

type Entry = Parameters<typeof nameOf>[0] & Parameters<typeof sourceOf>[0]

/** Every card of a pack, in words. */
export function cardsOf(
  pack: Pack,
  language: Language,
  texts: CardTexts,
  printing: Printing = PRINTINGS[0],
): Card[] {
  const base = (kind: CardKind, entry: Entry, text: string) => ({
    id: entry.id,
    kind,
    type: '',
    name: nameOf(entry, language),
    text,
    cost: '',
    points: null,
    source: sourceOf(entry),
  })
  return [
    ...pack.characters.map((card) => ({
      ...base('character', card, characterText(card, texts)),
      type: card.type,
      cost: texts.cost(card.cost, 'in' in card ? card.in : []),
    })),
    ...pack.artworks.map((card) => ({
      ...base('artwork', card, artworkText(card, texts)),
      type: card.type,
      cost: texts.cost(card.cost, card.in),
      points: card.points,
    })),
    ...pack.privateDestinations.map((place) => ({
      ...base('privateDestination', place, destinationText(place, texts)),
      cost: texts.cost(place.cost, place.in),
      points: place.points,
    })),
    ...pack.publicDestinations.map((place) =>
      base('publicDestination', place, destinationText(place, texts)),
    ),
    ...pack.evolvingDestinations.map((place) =>
      base('evolvingDestination', place, destinationText(place, texts)),
    ),
    ...pack.titles.map((title) => ({
      ...base('title', title, titleText(title, texts, printing)),
      type: title.shade,
    })),
    ...pack.decrees.map((decree) => base('decree', decree, decreeText(decree, texts, printing))),
  ]
}
