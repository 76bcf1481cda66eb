import { numberText } from '../locale/numerals.ts'

/** Singular, plural and gender. */
export type Noun = readonly [one: string, many: string, gender: 'm' | 'f']

/** French uses the plural from 2 on: `0 pain`, `1 pain`, `2 pains`. */
export const form = (n: number, [one, many]: Noun): string => (Math.abs(n) < 2 ? one : many)

export const counted = (n: number, noun: Noun): string => `${numberText(n)} ${form(n, noun)}`

/** `un navire`, `une œuvre`. */
export const a = ([one, , gender]: Noun): string => `${gender === 'f' ? 'une' : 'un'} ${one}`

/** `par tranche de 2 pains`. A remainder does not count. */
export const every = (n: number, noun: Noun): string => `par tranche de ${counted(n, noun)}`

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Names with a mute h. Any other h is treated as aspirate, as in most foreign names. */
const MUTE = /^h(adr|alic|ect|el[eio]|enr|er|il|ip|isp|omer|onor|or[at]|ub|ug|um[ab]|y)/i

/** A y elides before a consonant only. */
const elides = (text: string): boolean =>
  /^([aeiouœæ]|y[^aeiou])/i.test(plain(text)) || MUTE.test(plain(text))

/**
 * Contracts a preposition with an article: `du vin`, `du Pogge`. Names such as `La Corogne` stay as
 * they are.
 */
function joined(text: string, le: string, les: string): string | undefined {
  const [, article, rest] = /^(les?) (.+)$/i.exec(text) ?? []
  if (article === undefined) return undefined
  return `${article.length === 2 ? le : les} ${rest}`
}

/** `de Tunis`, `d’Alexandrie`, `du vin`, `des épices`. */
export const de = (text: string): string =>
  joined(text, 'du', 'des') ?? (elides(text) ? `d’${text}` : `de ${text}`)

/** `que Zoé`, `qu’Élodie`. */
export const que = (text: string): string => (elides(text) ? `qu’${text}` : `que ${text}`)

/** `à Tunis`, `au Pirée`, `aux Baléares`. */
export const to = (text: string): string => joined(text, 'au', 'aux') ?? `à ${text}`

/** `le vin, le tissu et les joyaux`. */
export function list(parts: readonly string[], word: 'et' | 'ou' | 'et/ou'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`
}

/** Quotes a title. */
export const quoted = (text: string): string => `« ${text} »`

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Adds a capital letter and a full stop. */
export const sentence = (clause: string): string => `${capital(clause)}.`

/** Infinitive, imperative, third person and participle: `inviter, invitez, invite, invité`. */
export type Verb = readonly [to: string, you: string, they: string, participle: string]

/** `l’œuvre`, `le contrat`, `la destination`. */
export const the = ([one, , gender]: Noun): string => {
  if (elides(one)) return `l’${one}`
  return `${gender === 'f' ? 'la' : 'le'} ${one}`
}

/** Makes an adjective or participle agree with its noun: `érigé`, `découverte`. */
export const agreeing = (word: string, [, , gender]: Noun, many = false): string =>
  gender === 'm' && many && word.endsWith('s')
    ? word
    : `${word}${gender === 'f' ? 'e' : ''}${many ? 's' : ''}`

export const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`)
