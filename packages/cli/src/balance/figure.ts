import type { Estimate } from '../base/intervals.ts'
import { rounded } from '../base/statistics.ts'
import type { Bound } from './bounds.ts'

/** A measured value, its 95 % interval, and whether it is within its bound. */
export interface Figure extends Estimate {
  /** Null if the figure has no bound. */
  readonly bound: Bound | null
  /** Whether the value itself is within the bound; null without a bound. */
  readonly holds: boolean | null
}

/** Compares an estimate with its bound. Without observations there is no figure. */
export function figureOf(estimate: Estimate, bound?: Bound): Figure
export function figureOf(estimate: Estimate | null, bound?: Bound): Figure | null
export function figureOf(estimate: Estimate | null, bound?: Bound): Figure | null {
  if (estimate === null) return null
  const { value, low, high, count } = estimate
  return {
    value: rounded(value),
    low: rounded(low),
    high: rounded(high),
    count,
    bound:
      bound === undefined
        ? null
        : { least: roundedLimit(bound.least), most: roundedLimit(bound.most) },
    holds: bound === undefined ? null : isWithin(value, bound),
  }
}

const roundedLimit = (limit: number | null): number | null =>
  limit === null ? null : rounded(limit)

const isWithin = (value: number, { least, most }: Bound): boolean =>
  (least === null || value >= least) && (most === null || value <= most)

/** Whether the whole interval is on the wrong side of the bound, so that chance hardly explains it. */
export const isClearlyOutside = ({ low, high, bound, holds }: Figure): boolean =>
  holds === false &&
  bound !== null &&
  ((bound.least !== null && high < bound.least) || (bound.most !== null && low > bound.most))
