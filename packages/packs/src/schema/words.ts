import * as v from 'valibot'
import { forms } from './forms.ts'

/** The languages a pack can speak. */
export const LANGUAGES = ['en', 'fr', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** Something, with no blank at either end and all on one line. */
export const TIDY = /^\S(.*\S)?$/
const line = (most: number) => v.pipe(v.string(), v.regex(TIDY), v.maxLength(most))

/** A text in each language, or one text for all of them. */
const wordsOf = (most: number) => {
  const one = line(most)
  const each = v.strictObject({ en: one, fr: one, ja: one })
  return forms<string | v.InferOutput<typeof each>>(
    v.union([one, each]),
    (input) => (typeof input === 'string' ? one : each),
    'a text, or one for each of en, fr, ja',
  )
}

/** What something is called. */
export const name = wordsOf(60)
/** A sentence. */
export const sentence = wordsOf(200)
export type Words = v.InferOutput<typeof name>

/** What a character is known by: the device in the middle of its medallion. */
export const TRADES = [
  'anchor',
  'astrolabe',
  'book',
  'cannon',
  'caravel',
  'castle',
  'chart',
  'chisel',
  'coins',
  'compass',
  'crescent',
  'cross',
  'crown',
  'emerald',
  'flame',
  'galley',
  'globe',
  'hammer',
  'helm',
  'key',
  'ladle',
  'laurel',
  'lighthouse',
  'lily',
  'lion',
  'lyre',
  'mitre',
  'palette',
  'press',
  'quill',
  'rose',
  'scales',
  'scroll',
  'sword',
  'tiara',
  'trowel',
  'wheat',
] as const
export type Trade = (typeof TRADES)[number]

/** What an artwork shows, in the frame of its type. */
export const MOTIFS = [
  'angel',
  'arch',
  'arsenal',
  'battle',
  'bible',
  'body',
  'bridge',
  'castle',
  'cathedral',
  'chapel',
  'city',
  'column',
  'crown',
  'dome',
  'ermine',
  'flower',
  'fool',
  'garden',
  'gate',
  'globe',
  'hand',
  'heart',
  'horse',
  'infant',
  'island',
  'knight',
  'lamp',
  'law',
  'lighthouse',
  'lion',
  'mask',
  'mirror',
  'numbers',
  'orbits',
  'palace',
  'portrait',
  'scholar',
  'shell',
  'ship',
  'storm',
  'supper',
  'temple',
  'tower',
  'tree',
  'venus',
] as const
export type Motif = (typeof MOTIFS)[number]
