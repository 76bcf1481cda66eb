/** The kinds of cards and destinations, in the order in which they are listed. */
export const CARD_KINDS = [
  'character',
  'artwork',
  'privateDestination',
  'publicDestination',
  'evolvingDestination',
  'title',
  'decree',
] as const
/** The kind of a card or destination. The gallery groups cards by it. */
export type CardKind = (typeof CARD_KINDS)[number]
