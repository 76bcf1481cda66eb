import { harbours } from './harbours.ts'
import { people } from './people.ts'
import { works } from './works.ts'

/** An id with its names in English, French and Japanese. */
export const named = (id: string, en: string, fr: string, ja: string) => ({
  id,
  name: { en, fr, ja },
})
/** An id with its names, as the card makers take it. */
export type Named = ReturnType<typeof named>

const NAMES = { ...people, ...works, ...harbours }

/** Looks up the names of a person, work or harbour that appears in both games. */
export function sharedName(id: keyof typeof NAMES): Named {
  const [en, fr, ja] = NAMES[id]
  return named(id, en, fr, ja)
}
