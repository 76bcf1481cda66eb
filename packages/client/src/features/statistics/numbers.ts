import { dateLocaleFor } from '../../ui/date-locale.ts'
import { locale } from '../../ui/locale.ts'

/** Writes a number as the language does, with one digit behind the point where there is one. */
export function useNumber(): (value: number) => string {
  const format = new Intl.NumberFormat(locale.value.language, { maximumFractionDigits: 1 })
  return (value) => format.format(value)
}

/** Writes a day. */
export function useDay(): (at: number) => string {
  const format = new Intl.DateTimeFormat(dateLocaleFor(locale.value.language), {
    dateStyle: 'medium',
  })
  return (at) => format.format(at)
}
