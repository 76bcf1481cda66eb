/** What stands around a card, an icon, a pile or a deck that is looked at closely. */
export interface CloserWords {
  readonly close: string
}
