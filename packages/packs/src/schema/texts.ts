import * as v from 'valibot'
import { unionOf } from './schemas.ts'

/** The languages of packs and of the page. */
export const LANGUAGES = ['en', 'fr', 'ja'] as const
/** The code of a language. */
export type Language = (typeof LANGUAGES)[number]

/** One line of text without spaces at either end. */
export const TRIMMED = /^\S(.*\S)?$/
const line = (most: number) => v.pipe(v.string(), v.regex(TRIMMED), v.maxLength(most))

/** A text in each language, or one text for all of them. */
const localizedText = (most: number) => {
  const one = line(most)
  const each = v.strictObject({ en: one, fr: one, ja: one })
  return unionOf<string | v.InferOutput<typeof each>>(
    v.union([one, each]),
    (input) => (typeof input === 'string' ? one : each),
    'a text, or one for each of en, fr, ja',
  )
}

/** A name. */
export const name = localizedText(60)
/** A sentence. */
export const sentence = localizedText(200)
/** A text in each language, or one text for all languages. */
export type LocalizedText = v.InferOutput<typeof name>
