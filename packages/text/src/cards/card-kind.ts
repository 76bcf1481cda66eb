/** The kinds of cards and places, in the order in which they are listed. */
export const CARD_KINDS = [
  'character',
  'artwork',
  'privateDestination',
  'publicDestination',
  'evolvingDestination',
  'title',
  'decree',
] as const
export type CardKind = (typeof CARD_KINDS)[number]
