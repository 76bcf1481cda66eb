import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_NAMES } from '../src/ui/language-names.ts'

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url))

/** The sources of everything that the page says, by where it is said. */
const AT_THE_TABLE = ['text/src/**/*.ts', 'packs/src/**/*.ts', 'client/src/**/*.{ts,tsx,css}']
const IN_THE_RULES = ['text/src/rules/**/*.ts']

/** The text of sources: it holds more characters than the page shows, never fewer. */
function written(sources: string[], but: string[] = []): string {
  const files = globSync(sources, { cwd: PACKAGES, exclude: but })
  return files.map((file) => readFileSync(join(PACKAGES, file), 'utf8')).join('')
}

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** The whole of Latin-1, what French has besides, and the marks of print. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ\u2009–—‘’‚“”„•…\u202f‹›↑↓−`
/** Players’ names need more. */
const MORE_LATIN = `${range(0x100, 0x17f)}ȘșȚț`
const KANA = `${range(0x3041, 0x3096)}${range(0x309b, 0x30ff)}　、。「」『』（）！？：`
/** Signs of the texts that stand in other parts of the sources of the fonts. */
const ARROW = '→'
const TILDE = '～'

const isEastern = (one: string): boolean => one >= '\u2e80'

/** The characters of a text, each once and by number, but for those of others. */
const characters = (text: string, ...others: string[]): string =>
  [...new Set(text)]
    .filter((one) => !others.some((other) => other.includes(one)))
    .toSorted()
    .join('')

const eastern = (text: string): string => [...text].filter(isEastern).join('')

/** What each part of the fonts holds. */
export type Letters = Readonly<
  Record<'latin' | 'moreLatin' | 'arrow' | 'tilde' | 'native' | 'table' | 'rules', string>
>

/**
 * A browser loads a part when it shows one of its characters: the names of the languages stand on
 * every page, so they must not bring all of Japanese with them.
 */
export function lettersOfThePage(): Letters {
  const native = characters(eastern(Object.values(LANGUAGE_NAMES).join('')))
  const table = characters(KANA + eastern(written(AT_THE_TABLE, IN_THE_RULES)), native, TILDE)
  return {
    latin: characters(LATIN),
    moreLatin: characters(MORE_LATIN, LATIN),
    arrow: ARROW,
    tilde: TILDE,
    native,
    table,
    rules: characters(eastern(written(IN_THE_RULES)), native, TILDE, table),
  }
}

/** Every character that the page may have to show. */
export const shownCharacters = (): string => characters(written(AT_THE_TABLE), '\n')
