import type { ArtType, CharacterType } from '@amalfi/engine'
import type { Artwork, Character, Motif, Trade } from '@amalfi/packs'
import { nameOf } from '../names.ts'

/** The picture of a character: the ring and colour of its type, its trade, its initials. */
export interface Medallion {
  readonly ring: CharacterType
  readonly trade: Trade | null
  readonly monogram: string
}

/** The picture of an artwork: the frame of its type, and what it shows. */
export interface ArtworkPicture {
  readonly frame: ArtType
  readonly motif: Motif | null
}

const CAPITAL = /^\p{Lu}/u

/** The first letters of the first and last word with a capital; numerals of rulers stay whole. */
export function monogram(name: string): string {
  const words = name.split(/[\s-]+/).map((word) => word.replace(/^[a-z]*['’]/u, ''))
  const capitalized = words.filter((word) => CAPITAL.test(word))
  const last = capitalized.at(-1) ?? ''
  if (capitalized.length < 2) return (capitalized[0] ?? name).slice(0, 2)
  return `${capitalized[0].slice(0, 1)}${/^[IVX]+$/.test(last) ? last : last.slice(0, 1)}`
}

/** Initials are those of the English name, in every language: the picture is the same for all. */
export const medallionOf = (card: Character): Medallion => ({
  ring: card.type,
  trade: card.trade ?? null,
  monogram: monogram(nameOf(card, 'en')),
})

export const artworkPictureOf = (card: Artwork): ArtworkPicture => ({
  frame: card.type,
  motif: card.motif ?? null,
})
