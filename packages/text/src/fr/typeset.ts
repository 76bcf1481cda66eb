const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

/** French puts a space before high punctuation, one that no line may be broken at; names may come with the apostrophe of a keyboard. */
const spaced = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/« | (?=[:»])/g, (found) => found.replace(' ', NO_BREAK))
    .replaceAll(/ (?=[;!?])/g, NARROW_NO_BREAK)

/**
 * The same words with the spaces of French print. It is done once, at the door, so that the texts
 * themselves can be written with the space bar and none of them can forget it.
 */
export function typeset<T>(words: T): T {
  if (typeof words === 'string') return spaced(words) as T
  if (typeof words === 'function')
    return ((...told: unknown[]): unknown => typeset(words(...told))) as T
  if (Array.isArray(words)) return words.map((part) => typeset(part)) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, typeset(part)])) as T
}
