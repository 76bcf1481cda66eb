import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_NAMES } from '../src/ui/language-names.ts'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

/** The source files that contain the texts of the page, and those of the rulebook alone. */
const ALL_SOURCES = ['text/src/**/*.ts', 'packs/src/**/*.ts', 'client/src/**/*.{ts,tsx,css}']
const RULEBOOK_SOURCES = ['text/src/rules/**/*.ts']

/** The content of source files. It has all characters that the page shows, and some more. */
function contentOf(sources: string[], exclude: string[] = []): string {
  const files = globSync(sources, { cwd: PACKAGES, exclude })
  return files.map((file) => readFileSync(join(PACKAGES, file), 'utf8')).join('')
}

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** Latin-1, the other letters of French, and punctuation. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ\u2009–—‘’‚“”„•…\u202f‹›↑↓−`
/** Other European letters, for the names of players. */
const MORE_LATIN = `${range(0x100, 0x17f)}ȘșȚț`
const KANA = `${range(0x3041, 0x3096)}${range(0x309b, 0x30ff)}　、。「」『』（）！？：`
/** Characters of the texts that are in other source files of the font. */
const ARROW = '→'
const TILDE = '～'

const isJapanese = (character: string): boolean => character >= '\u2e80'

/** The characters of a text, each once and sorted, without those of the excluded texts. */
const uniqueCharacters = (text: string, ...excluded: string[]): string =>
  [...new Set(text)]
    .filter((character) => !excluded.some((other) => other.includes(character)))
    .toSorted()
    .join('')

const japaneseIn = (text: string): string => [...text].filter(isJapanese).join('')

/** The characters of each font subset. */
export type SubsetCharacters = Readonly<
  Record<'latin' | 'moreLatin' | 'arrow' | 'tilde' | 'native' | 'table' | 'rules', string>
>

/**
 * Divides the characters of the page into subsets. A browser loads a subset when it shows one of its
 * characters. The names of the languages are on every page, so they have a subset of their own.
 */
export function subsetCharacters(): SubsetCharacters {
  const native = uniqueCharacters(japaneseIn(Object.values(LANGUAGE_NAMES).join('')))
  const tableText = contentOf(ALL_SOURCES, RULEBOOK_SOURCES)
  const table = uniqueCharacters(KANA + japaneseIn(tableText), native, TILDE)
  return {
    latin: uniqueCharacters(LATIN),
    moreLatin: uniqueCharacters(MORE_LATIN, LATIN),
    arrow: ARROW,
    tilde: TILDE,
    native,
    table,
    rules: uniqueCharacters(japaneseIn(contentOf(RULEBOOK_SOURCES)), native, TILDE, table),
  }
}

/** Every character that the page may show. */
export const shownCharacters = (): string => uniqueCharacters(contentOf(ALL_SOURCES), '\n')
