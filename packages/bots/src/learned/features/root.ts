/**
 * What was known when the decision was made. Positions that are looked at from there are made of
 * imagined cards, so features show only what this root shows.
 */
export interface Root {
  readonly seat: number
  readonly period: number
  /** Who had passed, by seat; a plan is made as if the others had. */
  readonly passed: readonly number[]
  readonly seenCharacters: readonly boolean[]
  readonly seenArtworks: readonly boolean[]
  readonly seenTiles: readonly boolean[]
}
