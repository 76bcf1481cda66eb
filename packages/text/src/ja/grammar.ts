/**
 * Form of a verb: plain at the end of a sentence (送る), conjunctive before a comma (送り、), te-form
 * before what follows (送って), or a permission (送ってもよい).
 */
export type Form = 'plain' | 'conjunctive' | 'te' | 'may'

/** The forms of a verb. The permission is made from the te-form. */
export interface Verb {
  readonly plain: string
  readonly conjunctive: string
  readonly te: string
}

const verb = (plain: string, conjunctive: string, te = `${conjunctive}て`): Verb => ({
  plain,
  conjunctive,
  te,
})
export const doing = (noun: string): Verb => verb(`${noun}する`, `${noun}し`)

export const VERBS = {
  // The regular form 得、 sounds bookish.
  gain: verb('得る', '得て', '得て'),
  send: verb('送る', '送り', '送って'),
  add: verb('加える', '加え'),
  setBack: verb('戻す', '戻し'),
  raise: verb('建てる', '建て'),
  build: verb('造る', '造り', '造って'),
  acquire: doing('獲得'),
  play: verb('場に出す', '場に出し'),
  use: verb('使う', '使い', '使って'),
  recall: verb('呼び戻す', '呼び戻し'),
  shift: verb('移す', '移し'),
  refresh: doing('総入れ替え'),
  keep: verb('残す', '残し'),
  discard: verb('捨てる', '捨て'),
  pay: verb('払う', '払い', '払って'),
} as const satisfies Record<string, Verb>

/** A phrase whose verb takes the form that the sentence needs. */
export type Phrase = (form: Form) => string

/** Makes a phrase of words, the verb after them, and terms in brackets at the end. */
export const phrase =
  (words: string, { plain, conjunctive, te }: Verb, ...terms: readonly string[]): Phrase =>
  (form) =>
    `${words}${{ plain, conjunctive, te, may: `${te}もよい` }[form]}${inBrackets(terms)}`

export const inBrackets = (terms: readonly string[]): string => {
  const shown = terms.filter((term) => term !== '')
  return shown.length === 0 ? '' : `（${shown.join('、')}）`
}

/** `ワインと織物`, `ワイン、織物、宝石`; `ワインか織物`, `ワイン、織物、宝石のいずれか`. */
export function list(parts: readonly string[], word: 'と' | 'か'): string {
  if (parts.length < 3) return parts.join(word)
  return `${parts.join('、')}${word === 'か' ? 'のいずれか' : ''}`
}

export const sentence = (clause: string): string => `${clause}。`
