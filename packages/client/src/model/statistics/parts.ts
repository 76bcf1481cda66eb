import { POINT_SOURCES, type PointSource, type Points } from '@amalfi/engine'
import { PERIODS } from '@amalfi/text'
import type { Outcome } from '../storage/outcome.ts'

/** What a bar is made of, from the left: `before` is what the events do not tell. */
export type Part = PointSource | 'I' | 'II' | 'III' | 'IV' | 'end' | 'before'

/** How many points each part gave. */
export type Bar = ReadonlyMap<Part, number>

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** Without the parts that gave nothing; with what is missing to the score. */
function bar(parts: readonly (readonly [Part, number])[], score: number): Bar {
  const before = score - sum(parts.map(([, points]) => points))
  return new Map([['before', before] as const, ...parts].filter(([, points]) => points !== 0))
}

export const bySource = (points: Points, score: number): Bar =>
  bar(
    POINT_SOURCES.map((source) => [source, sum(points[source])]),
    score,
  )

/** Some points count after the last period. */
export const byPeriod = (points: Points, score: number): Bar =>
  bar(
    [
      ...PERIODS.map((name, period) => [name, columnSum(points, period)] as const),
      ['end', columnSum(points, PERIODS.length)],
    ],
    score,
  )

export const columnSum = (points: Points, column: number): number =>
  sum(POINT_SOURCES.map((source) => columnsOf(points, source)[column]))

/** The points of a source in each period and at the end. */
export const columnsOf = (points: Points, source: PointSource): readonly number[] => points[source]

/** A part of a bar in points from its left end, which is below 0 where something was lost. */
export interface Stretch<P extends string = Part> {
  readonly part: P
  readonly points: number
  readonly from: number
}

/** What was lost lies left of 0, what was won right of it. */
export function stretches<P extends string>(one: ReadonlyMap<P, number>): Stretch<P>[] {
  let left = 0
  let right = 0
  return [...one].map(([part, points]) => {
    if (points < 0) {
      left += points
      return { part, points, from: left }
    }
    right += points
    return { part, points, from: right - points }
  })
}

/** How far the bars reach to both sides of 0. */
export function reach(bars: readonly ReadonlyMap<string, number>[]): {
  readonly low: number
  readonly high: number
} {
  const all = bars.flatMap(stretches)
  return {
    low: Math.min(0, ...all.map(({ from }) => from)),
    high: Math.max(1, ...all.map(({ from, points }) => from + Math.max(points, 0))),
  }
}

/** The points of each seat as they were saved at the end; null if they were not. */
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
