import { harbours } from './names/harbours.ts'
import { people } from './names/people.ts'
import { works } from './names/works.ts'

/** What something is and what it is called: in English, in French, in Japanese. */
export const named = (id: string, en: string, fr: string, ja: string) => ({
  id,
  name: { en, fr, ja },
})
export type Named = ReturnType<typeof named>

const NAMES = { ...people, ...works, ...harbours }

/** Whom or what both games know has its names once. */
export function known(id: keyof typeof NAMES): Named {
  const [en, fr, ja] = NAMES[id]
  return named(id, en, fr, ja)
}
