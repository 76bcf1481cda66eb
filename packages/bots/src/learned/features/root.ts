/**
 * What the seat knew when it began to think. Positions of the search contain imagined cards, so
 * features use only cards that were known here.
 */
export interface Root {
  readonly seat: number
  readonly period: number
  /** Who had really passed, by seat. A plan marks all other seats as passed. */
  readonly passed: readonly number[]
  readonly seenCharacters: readonly boolean[]
  readonly seenArtworks: readonly boolean[]
  readonly seenTiles: readonly boolean[]
}
