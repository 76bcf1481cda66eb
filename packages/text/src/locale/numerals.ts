/** The numerals of the periods, as printed. */
export const PERIODS = ['I', 'II', 'III', 'IV'] as const

/** A number with a real minus sign. */
export const numberText = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A number before and after: `bread 3 → 5`. */
export const formatChange = (what: string, from: number, to: number): string =>
  `${what} ${numberText(from)} → ${numberText(to)}`
