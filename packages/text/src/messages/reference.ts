/** Messages of the rulebook, the card gallery and the page about the cards. */
export interface ReferenceMessages {
  /** A link to a rule, and its label for screen readers. */
  readonly ruleLink: string
  readonly ruleFor: (about: string) => string
  /** The heading of the actions that are possible now. */
  readonly now: string
  /** The captions of the pictures in the rules. */
  readonly pictures: Readonly<Record<'chart' | 'board' | 'granary' | 'rows' | 'goals', string>>
  /** The filter button of the card gallery, with the number of active filters. */
  readonly filters: (set: number) => string
  readonly paidInFilter: string
  readonly provenanceFilter: string
  /** The link and the heading of the differences for players who know the other game. */
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
  /** How many cards of a kind are printed in a rulebook. */
  readonly printedCount: (printed: number, all: number) => string
  readonly madeWith: string
  /** Authors of icons, coast data and fonts. */
  readonly credits: readonly string[]
}
