/** What the rules and the gallery say beside their texts. */
export interface ReferenceMessages {
  /** A link to the rule for what stands beside it; and with what that is, for whoever listens. */
  readonly ruleLink: string
  readonly ruleFor: (about: string) => string
  /** Stands above what can be done with something at this moment. */
  readonly now: string
  /** Under a picture in the rules. */
  readonly pictures: Readonly<Record<'chart' | 'board' | 'granary' | 'rows' | 'goals', string>>
  /** Filters of the gallery, and how many of them are set. */
  readonly filters: (set: number) => string
  readonly paidInFilter: string
  readonly provenanceFilter: string
  /** What is different for somebody who knows the other game: a way there, and a heading. */
  readonly differences: string
  readonly ifYouKnow: (game: string) => string
  readonly provenance: Readonly<Record<'printed' | 'reconstructed', string>>
  readonly aboutCardsText: readonly string[]
  readonly contents: string
  readonly linkTo: (rule: string) => string
  readonly search: string
  readonly allKinds: string
  readonly cardsFound: (cards: number) => string
  readonly noCardsFound: string
  /** How many of a kind of cards are printed in a rulebook. */
  readonly printedCount: (printed: number, all: number) => string
  readonly madeWith: string
  /** Whose work is shown here: icons, coast, type. */
  readonly credits: readonly string[]
}
