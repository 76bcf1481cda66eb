import type { ArtType, CharacterType } from '@amalfi/engine'
import type { Artwork, Character, Motif, Trade } from '@amalfi/packs'
import { nameOf } from '../locale/names.ts'

/** The picture of a character: the ring of its type, the sign of its trade, and its initials. */
export interface Medallion {
  readonly ring: CharacterType
  readonly trade: Trade | null
  readonly monogram: string
}

/** The picture of an artwork: the frame of its type, and its motif. */
export interface ArtworkPicture {
  readonly frame: ArtType
  readonly motif: Motif | null
}

const CAPITAL = /^\p{Lu}/u

/** The initials of a name. The numerals of rulers stay whole. */
export function monogram(name: string): string {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/^[a-z]*['’]/u, ''))
  const capitalized = words.filter((word) => CAPITAL.test(word))
  const last = capitalized.at(-1) ?? ''
  if (capitalized.length < 2) return (capitalized[0] ?? name).slice(0, 2)
  return `${capitalized[0].slice(0, 1)}${/^[IVX]+$/.test(last) ? last : last.slice(0, 1)}`
}

/** Uses the initials of the English name, so the picture is the same in every language. */
export const medallionOf = (card: Character): Medallion => ({
  ring: card.type,
  trade: card.trade ?? null,
  monogram: monogram(nameOf(card, 'en')),
})

export const artworkPictureOf = (card: Artwork): ArtworkPicture => ({
  frame: card.type,
  motif: card.motif ?? null,
})
