import { localeFor } from '../app/locale.ts'
import { tongue } from '../app/tongue.ts'

/** Writes a number as the language does, with one digit behind the point where there is one. */
export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(tongue.value.language, { maximumFractionDigits: 1 })
  return (value) => format.format(value)
}

/** Writes a day. */
export function useDay(): (at: number) => string {
  const format = new Intl.DateTimeFormat(localeFor(tongue.value.language), { dateStyle: 'medium' })
  return (at) => format.format(at)
}
