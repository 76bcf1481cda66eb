import { rounded } from '../base/statistics.ts'
import type { Bound } from './bounds.ts'
import { type Figure, isClearlyOutside } from './figure.ts'

/** Whether a figure is a share or a number of points. */
export type Unit = 'share' | 'points'

const numberText = (value: number, unit: Unit): string =>
  unit === 'share' ? (100 * value).toFixed(1) : String(rounded(value))
const unitText = (unit: Unit): string => (unit === 'share' ? ' %' : '')

export const percent = (share: number): string => `${numberText(share, 'share')} %`

export const signed = (value: number): string => `${value > 0 ? '+' : ''}${rounded(value, 3)}`

/** A value and its interval: `24.3 % (20.3 to 28.7)`. */
const measuredText = ({ value, low, high }: Figure, unit: Unit): string =>
  `${numberText(value, unit)}${unitText(unit)} (${numberText(low, unit)} to ${numberText(high, unit)})`

/** A bound: `21.0 to 29.0 %`. At least one side has a limit. */
function boundText({ least, most }: Bound, unit: Unit): string {
  const from = least === null ? '' : numberText(least, unit)
  const to = most === null ? '' : numberText(most, unit)
  if (least === null) return `at most ${to}${unitText(unit)}`
  return most === null ? `at least ${from}${unitText(unit)}` : `${from} to ${to}${unitText(unit)}`
}

/**
 * A value and its interval, marked if it is outside of its bound. If its interval reaches into the
 * bound, it may be so by chance.
 */
export function figureText(figure: Figure | null, unit: Unit): string {
  if (figure === null) return '–'
  const { bound, holds } = figure
  if (bound === null || holds !== false) return measuredText(figure, unit)
  const word = isClearlyOutside(figure) ? 'outside' : 'perhaps outside'
  return `${measuredText(figure, unit)} [${word} ${boundText(bound, unit)}]`
}
