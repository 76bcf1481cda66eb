import type { ArtType, CharacterType, Place, Row } from '@amalfi/engine'
import type { Provenance } from '@amalfi/packs'
import type { IconId } from '../icons/icon.ts'

/** Icons that are named by other terms, and icons that are not drawn. */
type Named = Place | Row | ArtType | CharacterType | 'send' | 'then' | 'also'

/** Messages around the large view of a card, an icon, a discard pile or a deck. */
export interface DetailsMessages {
  readonly close: string
  /** Opens the large view of a card. */
  readonly openCard: string
  /** Opens the list of all icons. */
  readonly iconGuide: string
  /** The number of cards in the discard pile of a row. */
  readonly discardsOf: (row: string, cards: number) => string
  /** Opens all cards of a player, and the heading above them. */
  readonly showCardsOf: (name: string) => string
  readonly cardsOf: (name: string) => string
  readonly noCards: string
  /** A sentence about where the values of a card come from. */
  readonly source: Readonly<Record<Provenance, string>>
  /** The current cost of a card, if it differs from the printed one. */
  readonly priceNow: (now: string, printed: string) => string
  readonly unpayable: string
  /** The meaning of a filled price coin, and of one with a crossed-out number. */
  readonly payable: string
  readonly priceChanged: string
  /** What a slot of a row adds to the cost, costs in bread (Council), or gives in bread. */
  readonly slotAdds: (n: number) => string
  readonly slotCosts: (bread: number) => string
  readonly slotGives: (bread: number) => string
  /** The meaning of each icon. */
  readonly icons: Readonly<Record<Exclude<IconId, Named>, string>>
}
