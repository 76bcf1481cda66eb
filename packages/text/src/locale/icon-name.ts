import type { IconId } from '../icons/icon.ts'
import type { Locale } from './locale.ts'

const has = <T extends object>(words: T, id: PropertyKey): id is keyof T => id in words

/** The name of an icon; empty for icons that are not drawn. */
export function iconName({ terms, details }: Locale, id: IconId): string {
  const { places, rows, artTypes, characterTypes } = terms
  for (const words of [details.icons, places, rows, artTypes, characterTypes])
    if (has(words, id)) return words[id]
  return ''
}
