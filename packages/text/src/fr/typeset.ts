const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

/**
 * Replaces spaces before high punctuation by no-break spaces, and typewriter apostrophes by curly
 * ones.
 */
const spaced = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/« | (?=[:»])/g, (found) => found.replace(' ', NO_BREAK))
    .replaceAll(/ (?=[;!?])/g, NARROW_NO_BREAK)

/**
 * Applies French typography to all texts of a locale. It runs once for the whole locale, so texts
 * can be typed with plain spaces.
 */
export function typeset<T>(words: T): T {
  if (typeof words === 'string') return spaced(words) as T
  if (typeof words === 'function')
    return ((...args: unknown[]): unknown => typeset(words(...args))) as T
  if (Array.isArray(words)) return words.map((part) => typeset(part)) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, typeset(part)])) as T
}
