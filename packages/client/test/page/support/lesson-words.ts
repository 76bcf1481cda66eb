import { LANGUAGES } from '@amalfi/packs'
import { expect } from 'vitest'
import { hintText } from '../../../src/features/tutorial/course/hint-text.ts'
import type { Lessons, Lookout } from './learner.ts'

/** What a text must not hold: a hole, or a value that nobody put into words. */
export const HOLE =
  /undefined|null|NaN|\[object|\$\{|^\s|\s$|^$| {2}|\( ?\)|\.\.|。。|「」|『』|« »/
/** More than this is a lecture. */
const LONGEST = 620

/** Looks at what is said in every language. */
export function checkingWords(lessons: Lessons): (look: Lookout) => void {
  const spoken = LANGUAGES.map((language) => lessons.textIn(language))
  return ({ hint, progress, recordedGame }) => {
    for (const one of spoken) {
      const { before, now } = hintText(hint, progress, lessons.contextOf(recordedGame), one)
      expect(now).not.toMatch(HOLE)
      if (before !== '') expect(before).not.toMatch(HOLE)
      expect((before + now).length, before + now).toBeLessThan(LONGEST)
    }
  }
}
