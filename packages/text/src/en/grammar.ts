import { numberText } from '../locale/numerals.ts'

/** Singular and plural. */
export type Noun = readonly [one: string, many: string]

export const counted = (n: number, [one, many]: Noun): string =>
  `${numberText(n)} ${n === 1 ? one : many}`

/** `a ship`, `an artwork`. */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** `a ship` or `3 ships`. */
export const some = (n: number, noun: Noun): string => (n === 1 ? a(noun[0]) : counted(n, noun))

/** `wine, fabric and gems`. */
export function list(parts: readonly string[], word: 'and' | 'or' | 'then'): string {
  if (parts.length < 2) return parts.join('')
  const last = parts[parts.length - 1]
  const comma = word === 'then' ? ',' : ''
  return `${parts.slice(0, -1).join(', ')}${comma} ${word} ${last}`
}

/** Adds a capital letter and a full stop. */
export const sentence = (clause: string): string =>
  `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`

/** The forms `sail`, `sails` and `sailed`. */
export type Verb = readonly [you: string, they: string, participle: string]

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

export const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)
