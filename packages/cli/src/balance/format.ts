import { rounded } from '../base/statistics.ts'
import type { Bound } from './bounds.ts'
import { type Figure, isClearlyOutside } from './figure.ts'

/** Whether a figure is a share or a number of points. */
export type Unit = 'share' | 'points'

const number = (value: number, unit: Unit): string =>
  unit === 'share' ? (100 * value).toFixed(1) : String(rounded(value))
const sign = (unit: Unit): string => (unit === 'share' ? ' %' : '')

export const percent = (share: number): string => `${number(share, 'share')} %`

export const signed = (value: number): string => `${value > 0 ? '+' : ''}${rounded(value, 3)}`

/** A value and its interval: `24.3 % (20.3 to 28.7)`. */
export const measured = ({ value, low, high }: Figure, unit: Unit): string =>
  `${number(value, unit)}${sign(unit)} (${number(low, unit)} to ${number(high, unit)})`

/** A bound: `21.0 to 29.0 %`. One side at least is closed. */
export function boundText({ least, most }: Bound, unit: Unit): string {
  const from = least === null ? '' : number(least, unit)
  const to = most === null ? '' : number(most, unit)
  if (least === null) return `at most ${to}${sign(unit)}`
  return most === null ? `at least ${from}${sign(unit)}` : `${from} to ${to}${sign(unit)}`
}

/**
 * A value and its interval, marked if it is outside of its bound. If its interval reaches into the
 * bound, it may be so by chance.
 */
export function judged(figure: Figure | null, unit: Unit): string {
  if (figure === null) return '–'
  const { bound, holds } = figure
  if (bound === null || holds !== false) return measured(figure, unit)
  const word = isClearlyOutside(figure) ? 'outside' : 'perhaps outside'
  return `${measured(figure, unit)} [${word} ${boundText(bound, unit)}]`
}
