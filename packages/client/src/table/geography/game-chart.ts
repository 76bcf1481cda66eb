import type { Cartouche } from './cartouches.ts'
import type { Lettering } from './lettering.ts'
import type { Projection, Spot } from './projection.ts'

/** What lies on the chart of a game, placed by hand. */
export interface GameChart {
  readonly project: Projection
  readonly cartouches: readonly Cartouche[]
  readonly lettering: readonly Lettering[]
  /** Where the wind rose lies. */
  readonly rose: Spot
  /** Where ships lie on the chart of the front page, one of each colour. */
  readonly atSea: readonly (readonly [x: number, y: number])[]
  /** Where tiles lie that have become open to all, the first one first. */
  readonly open: readonly (readonly [x: number, y: number])[]
}
