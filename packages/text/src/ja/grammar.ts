import { PERIODS } from '../locale/numerals.ts'

/**
 * Form of a verb: plain at the end of a sentence (送る), conjunctive before a comma (送り、), te-form
 * before what follows (送って), a permission (送ってもよい), polite (送ります), or a polite question (送りますか？).
 */
export type Form = 'plain' | 'conjunctive' | 'te' | 'may' | 'polite' | 'ask'

/** The forms of a verb. The permission is made from the te-form, the polite forms from the stem. */
export interface Verb {
  readonly plain: string
  readonly conjunctive: string
  readonly te: string
  readonly stem: string
}

const verb = (
  plain: string,
  conjunctive: string,
  te = `${conjunctive}て`,
  stem = conjunctive,
): Verb => ({ plain, conjunctive, te, stem })
export const doing = (noun: string): Verb => verb(`${noun}する`, `${noun}し`)

export const VERBS = {
  // The regular form 得、 sounds bookish.
  gain: verb('得る', '得て', '得て', '得'),
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
  (words: string, { plain, conjunctive, te, stem }: Verb, ...terms: readonly string[]): Phrase =>
  (form) =>
    `${words}${{ plain, conjunctive, te, may: `${te}もよい`, polite: `${stem}ます`, ask: `${stem}ますか？` }[form]}${inBrackets(terms)}`

export const inBrackets = (terms: readonly string[]): string => {
  const shown = terms.filter((term) => term !== '')
  return shown.length === 0 ? '' : `（${shown.join('、')}）`
}

/** `ワインと織物`, `ワイン、織物、宝石`; `ワインか織物`, `ワイン、織物、宝石のいずれか`. */
export function list(parts: readonly string[], word: 'と' | 'か'): string {
  if (parts.length < 3) return parts.join(word)
  return `${parts.join('、')}${word === 'か' ? 'のいずれか' : ''}`
}

/** The number of a round, which is printed as a Roman numeral: `第1ラウンド`. */
export const round = (numeral: string): string =>
  `第${(PERIODS as readonly string[]).indexOf(numeral) + 1}ラウンド`

export const sentence = (clause: string): string => `${clause}。`
