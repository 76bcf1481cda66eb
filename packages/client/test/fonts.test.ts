import { expect, test } from 'vitest'
import { cutsOf } from '../build/cuts.ts'
import { unicodeRange } from '../build/fonts.ts'
import { lettersOfThePage, shownCharacters } from '../build/letters.ts'

const letters = lettersOfThePage()
const cuts = await cutsOf(letters)

const plain = cuts.filter(({ style, weight }) => style === 'normal' && weight === '400')

test('every character of the page is in a font', () => {
  const missing = [...shownCharacters()].filter(
    (one) => !plain.some(({ characters }) => characters.has(one.codePointAt(0) ?? 0)),
  )
  expect(missing).toEqual([])
})

test('a character is in one part of a family only', () => {
  for (const one of plain)
    for (const other of plain)
      if (one !== other && one.families[0] === other.families[0]) {
        const both = [...one.characters].filter((code) => other.characters.has(code))
        expect(both, `${one.name} ${other.name}`).toEqual([])
      }
})

test('Japanese of the rules, Japanese of the table and language names are in separate parts', () => {
  expect(letters.native).toBe('日本語')
  expect(letters.table).toContain('船')
  expect(letters.table).toContain('ン')
  expect(letters.rules.length).toBeGreaterThan(10)
})

test('the same characters give the same files', async () => {
  const again = await cutsOf(lettersOfThePage())
  for (const [i, { name, woff2 }] of again.entries())
    expect(woff2.equals(cuts[i].woff2), name).toBe(true)
})

test('code points are written as ranges', () => {
  expect(unicodeRange(new Set([0x43, 0x41, 0x42, 0x61]))).toBe('U+41-43,U+61')
  expect(unicodeRange(new Set())).toBe('')
})
