export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length

/** The smallest value that `percent` of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.max(0, Math.ceil((percent / 100) * ordered.length) - 1)]
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  const middle = ordered.length / 2
  return Number.isInteger(middle)
    ? (ordered[middle - 1] + ordered[middle]) / 2
    : ordered[Math.floor(middle)]
}

/** Rounds to significant digits. */
export const rounded = (value: number, digits = 4): number => Number(value.toPrecision(digits))
