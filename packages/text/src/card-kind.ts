/** The kinds of cards and places, in the order in which they are listed. */
export type CardKind =
  | 'character'
  | 'artwork'
  | 'privateDestination'
  | 'publicDestination'
  | 'evolvingDestination'
  | 'title'
  | 'decree'
