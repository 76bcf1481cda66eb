import { LANGUAGES } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { locales } from '../src/locales.ts'

describe.each(LANGUAGES)('%s', (language) => {
  const { faults } = locales[language].sharing

  test('a damaged share is reported without technical words', () => {
    const text = faults.damaged({ place: 'data', has: '', needs: '' })
    expect(text).not.toMatch(/data|check|contrôle|検査/)
  })

  test('a share of a later version is distinguished from an unreadable one', () => {
    const message = (has: string) => faults.otherFormat({ place: '', has, needs: '1' })
    expect(message('2')).toMatch(/[(（].*2.*1[)）]/)
    expect(message('10')).toBe(message('2').replace('2', '10'))
    for (const has of ['0', 'x', 'undefined']) {
      expect(message(has)).toContain(has)
      expect(message(has).slice(0, 8)).not.toBe(message('2').slice(0, 8))
    }
  })
})
