/** The periods as they are printed, from the first to the last. */
export const PERIODS = ['I', 'II', 'III', 'IV'] as const

/** A number with a true minus sign. */
export const numberText = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A number before and after. */
export const formatChange = (what: string, from: number, to: number): string =>
  `${what} ${numberText(from)} → ${numberText(to)}`
