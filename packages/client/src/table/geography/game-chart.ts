import type { Cartouche } from './cartouches.ts'
import type { Lettering } from './lettering.ts'
import type { ChartPoint, Projection } from './projection.ts'

/** The chart of a game. Its elements are placed by hand. */
export interface GameChart {
  readonly project: Projection
  readonly cartouches: readonly Cartouche[]
  readonly lettering: readonly Lettering[]
  /** The position of the wind rose. */
  readonly rose: ChartPoint
  /** The positions of ships on the chart of the home page, one of each colour. */
  readonly atSea: readonly (readonly [x: number, y: number])[]
  /** The positions of tiles that have become open to all, in the order in which they do. */
  readonly open: readonly (readonly [x: number, y: number])[]
}
