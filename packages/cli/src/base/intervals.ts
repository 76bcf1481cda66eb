import { percentile, sum } from './statistics.ts'

/** A measured value with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
  /** How many things were counted, such as games or seats. */
  readonly count: number
}

/** The part and the whole of one group of observations. Groups are independent of each other. */
export interface Group {
  readonly part: number
  readonly whole: number
}

/** The normal quantile of a 95 % interval. */
export const Z_95 = 1.96

/**
 * The sum of all parts divided by the sum of all wholes. The variance is that of groups, because
 * observations of one group, such as the seats of a game, depend on each other.
 */
function ratioAndVariance(groups: readonly Group[]): { value: number; variance: number } {
  const whole = sum(groups.map((group) => group.whole))
  const value = sum(groups.map(({ part }) => part)) / whole
  const squares = sum(groups.map((group) => (group.part - value * group.whole) ** 2))
  const { length } = groups
  const variance = length < 2 ? 0 : (squares * length) / (length - 1) / whole ** 2
  return { value, variance }
}

/** A ratio that may have any value, with a normal interval. */
export function ratioOf(groups: readonly Group[]): Estimate {
  const { value, variance } = ratioAndVariance(groups)
  const half = Z_95 * Math.sqrt(variance)
  return { value, low: value - half, high: value + half, count: groups.length }
}

/**
 * A share between 0 and 1, with the interval of Wilson. It is never empty, also if all or none of
 * few observations count. Null without observations.
 */
export function shareOf(groups: readonly Group[]): Estimate | null {
  const counted = groups.filter(({ whole }) => whole > 0)
  if (counted.length === 0) return null
  const { value, variance } = ratioAndVariance(counted)
  // The number of independent observations that would have the same variance.
  const n = variance > 0 ? (value * (1 - value)) / variance : counted.length
  const spread = Z_95 ** 2 / n
  const middle = (value + spread / 2) / (1 + spread)
  const half = Math.sqrt(value * (1 - value) * spread + spread ** 2 / 4) / (1 + spread)
  return {
    value,
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
    count: sum(counted.map(({ whole }) => whole)),
  }
}

/** A percentile, with the interval that the order of the values gives. */
export function percentileOf(values: readonly number[], percent: number): Estimate {
  const { length } = values
  const share = percent / 100
  const half = (100 * Z_95 * Math.sqrt(length * share * (1 - share))) / length
  return {
    value: percentile(values, percent),
    low: percentile(values, Math.max(0, percent - half)),
    high: percentile(values, Math.min(100, percent + half)),
    count: length,
  }
}
