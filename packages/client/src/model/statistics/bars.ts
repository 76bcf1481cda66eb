import { POINT_SOURCES, type PointSource, type Points } from '@amalfi/engine'
import { PERIODS } from '@amalfi/text'
import type { Outcome } from '../storage/outcome.ts'

/** A part of a bar: a source, a period or the end; `before` are points from before the record. */
export type Part = PointSource | 'I' | 'II' | 'III' | 'IV' | 'end' | 'before'

/** The points of each part. */
export type Bar = ReadonlyMap<Part, number>

/** The sum of some numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Leaves out parts without points, and adds what is missing to the score as `before`. */
function makeBar(parts: readonly (readonly [Part, number])[], score: number): Bar {
  const before = score - sum(parts.map(([, points]) => points))
  return new Map([['before', before] as const, ...parts].filter(([, points]) => points !== 0))
}

/** A bar of points by source. */
export const bySource = (points: Points, score: number): Bar =>
  makeBar(
    POINT_SOURCES.map((source) => [source, sum(points[source])]),
    score,
  )

/** A bar of points by period, and of those that count at the end. */
export const byPeriod = (points: Points, score: number): Bar =>
  makeBar(
    [
      ...PERIODS.map((name, period) => [name, columnSum(points, period)] as const),
      ['end', columnSum(points, PERIODS.length)],
    ],
    score,
  )

/** The points of all sources in a period, or at the end. */
export const columnSum = (points: Points, column: number): number =>
  sum(POINT_SOURCES.map((source) => columnsOf(points, source)[column]))

/** The points of a source in each period and at the end. */
export const columnsOf = (points: Points, source: PointSource): readonly number[] => points[source]

/** Where a part of a bar is drawn, in points; negative points are left of 0. */
export interface BarSegment<P extends string = Part> {
  readonly part: P
  readonly points: number
  readonly from: number
}

/** The segments of a bar: losses to the left of 0, gains to the right. */
export function barSegments<P extends string>(bar: ReadonlyMap<P, number>): BarSegment<P>[] {
  let left = 0
  let right = 0
  return [...bar].map(([part, points]) => {
    if (points < 0) {
      left += points
      return { part, points, from: left }
    }
    right += points
    return { part, points, from: right - points }
  })
}

/** The lowest and highest value of some bars. */
export function rangeOf(bars: readonly ReadonlyMap<string, number>[]): {
  readonly low: number
  readonly high: number
} {
  const all = bars.flatMap(barSegments)
  return {
    low: Math.min(0, ...all.map(({ from }) => from)),
    high: Math.max(1, ...all.map(({ from, points }) => from + Math.max(points, 0))),
  }
}

/** The points of each seat as saved in an outcome; null if they were not saved. */
export function savedPoints({ seats }: Outcome): readonly Points[] | null {
  const points: Points[] = []
  for (const { pointsByPeriod } of seats) {
    if (pointsByPeriod === undefined) return null
    const bySource = POINT_SOURCES.map((source) => [source, pointsByPeriod[source] ?? NO_POINTS])
    points.push(Object.fromEntries(bySource))
  }
  return points
}

const NO_POINTS: readonly number[] = new Array<number>(PERIODS.length + 1).fill(0)
