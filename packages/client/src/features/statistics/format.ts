import { dateLocaleFor } from '../../ui/date-locale.ts'
import { locale } from '../../ui/locale.ts'

/** Formats numbers in the current language, with at most one decimal. */
export function useNumberFormat(): (value: number) => string {
  const format = new Intl.NumberFormat(locale.value.language, { maximumFractionDigits: 1 })
  return (value) => format.format(value)
}

/** Formats dates in the current language. */
export function useDateFormat(): (at: number) => string {
  const format = new Intl.DateTimeFormat(dateLocaleFor(locale.value.language), {
    dateStyle: 'medium',
  })
  return (at) => format.format(at)
}
