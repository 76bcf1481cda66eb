import type { ArtType, CharacterType, Place, Row } from '@amalfi/engine'
import type { Provenance } from '@amalfi/packs'
import type { IconId } from '../icons/icon.ts'

/** Signs that have a word of their own on the table, and those that are not drawn. */
type Named = Place | Row | ArtType | CharacterType | 'send' | 'then' | 'also'

/** What stands around a card, an icon, a pile or a deck that is looked at closely. */
export interface DetailsMessages {
  readonly close: string
  /** What opens the large view of a card. */
  readonly openCard: string
  /** The list of all signs. */
  readonly iconGuide: string
  /** The discards of a row, and how many they are. */
  readonly discardsOf: (row: string, cards: number) => string
  /** What opens all the cards before a player, and what stands above them. */
  readonly showCardsOf: (name: string) => string
  readonly cardsOf: (name: string) => string
  readonly noCards: string
  /** Where the values of a card are from, in a sentence. */
  readonly source: Readonly<Record<Provenance, string>>
  /** What a card costs now, where that is not what is printed on it. */
  readonly priceNow: (now: string, printed: string) => string
  readonly unpayable: string
  /** What a full coin tells, and one with a number struck out. */
  readonly payable: string
  readonly priceChanged: string
  /** What the slot of a row adds to the cost, costs in bread (Council), or gives in bread. */
  readonly slotAdds: (n: number) => string
  readonly slotCosts: (bread: number) => string
  readonly slotGives: (bread: number) => string
  /** What the signs mean. */
  readonly icons: Readonly<Record<Exclude<IconId, Named>, string>>
}
