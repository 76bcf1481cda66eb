import { LANGUAGES } from '@amalfi/packs'
import { expect } from 'vitest'
import { hintText } from '../../../src/features/tutorial/course/hint-text.ts'
import type { TestTutorial, TutorialStep } from './tutorial.ts'

/** A text must not contain a missing value, a raw value or stray spaces. */
export const BROKEN_TEXT =
  /undefined|null|NaN|\[object|\$\{|^\s|\s$|^$| {2}|\( ?\)|\.\.|。。|「」|『』|« »/
/** Longer hints are not read. */
const MAX_LENGTH = 620

/** Returns a check of the texts of a step in every language. */
export function textChecker(lessons: TestTutorial): (step: TutorialStep) => void {
  const texts = LANGUAGES.map((language) => lessons.textIn(language))
  return ({ hint, progress, recordedGame }) => {
    for (const text of texts) {
      const { before, now } = hintText(hint, progress, lessons.contextOf(recordedGame), text)
      expect(now).not.toMatch(BROKEN_TEXT)
      if (before !== '') expect(before).not.toMatch(BROKEN_TEXT)
      expect((before + now).length, before + now).toBeLessThan(MAX_LENGTH)
    }
  }
}
