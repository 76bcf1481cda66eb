/** What the rules and the gallery say beside their texts. */
export interface ReferenceWords {
  /** A link to the rule for what stands beside it; and with what that is, for whoever listens. */
  readonly theRule: string
  readonly ruleFor: (about: string) => string
  /** Stands above what can be done with something at this moment. */
  readonly now: string
  /** Under a picture in the rules. */
  readonly pictures: Readonly<Record<'chart' | 'board' | 'granary' | 'rows' | 'goals', string>>
  /** Filters of the gallery, and how many of them are set. */
  readonly filters: (set: number) => string
  readonly paidIn: string
  readonly values: string
  /** What is different for somebody who knows the other game: a way there, and a heading. */
  readonly differences: string
  readonly ifYouKnow: (game: string) => string
}
