import { POINT_SOURCES, type PointSource, type Points, type Standing } from '@amalfi/engine'
import { sum } from './bars.ts'

/** The points of two seats from a source. */
export interface SourceDifference {
  readonly source: PointSource
  readonly one: number
  readonly other: number
}

/** How many sources are named. */
const NAMED = 3

/** The sources that made the largest differences between two seats. */
export const decisiveSources = (
  points: readonly Points[],
  one: number,
  other: number,
): readonly SourceDifference[] =>
  POINT_SOURCES.map((source) => ({
    source,
    one: sum(points[one][source]),
    other: sum(points[other][source]),
  }))
    .filter((difference) => difference.one !== difference.other)
    .toSorted((a, b) => Math.abs(b.one - b.other) - Math.abs(a.one - a.other))
    .slice(0, NAMED)

/**
 * The two seats to compare: the reader, or else the winner, and the best of the others. Null if
 * somebody plays alone.
 */
export function rivalsOf(
  standings: readonly Standing[],
  reader: number,
): { readonly one: number; readonly other: number } | null {
  const inOrder = standings.toSorted((a, b) => a.place - b.place)
  const one = inOrder.find(({ seat }) => seat === reader) ?? inOrder[0]
  const other = inOrder.find((standing) => standing !== one)
  return other === undefined ? null : { one: one.seat, other: other.seat }
}
