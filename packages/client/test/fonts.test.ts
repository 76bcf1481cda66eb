import { expect, test } from 'vitest'
import { shownCharacters, subsetCharacters } from '../build/characters.ts'
import { makeFontSubsets } from '../build/font-subsets.ts'
import { unicodeRange } from '../build/fonts.ts'

const characters = subsetCharacters()
const subsets = await makeFontSubsets(characters)

const plain = subsets.filter(({ style, weight }) => style === 'normal' && weight === '400')

test('every character of the page is in a font', () => {
  const missing = [...shownCharacters()].filter(
    (character) => !plain.some(({ codePoints }) => codePoints.has(character.codePointAt(0) ?? 0)),
  )
  expect(missing).toEqual([])
})

test('a character is in only one subset of a family', () => {
  for (const one of plain)
    for (const other of plain)
      if (one !== other && one.families[0] === other.families[0]) {
        const both = [...one.codePoints].filter((code) => other.codePoints.has(code))
        expect(both, `${one.name} ${other.name}`).toEqual([])
      }
})

test('Japanese of the rules, Japanese of the table and language names are in separate subsets', () => {
  expect(characters.native).toBe('日本語')
  expect(characters.table).toContain('船')
  expect(characters.table).toContain('ン')
  expect(characters.rules.length).toBeGreaterThan(10)
})

test('the same characters give the same files', async () => {
  const again = await makeFontSubsets(subsetCharacters())
  for (const [i, { name, woff2 }] of again.entries())
    expect(woff2.equals(subsets[i].woff2), name).toBe(true)
})

test('code points are written as ranges', () => {
  expect(unicodeRange(new Set([0x43, 0x41, 0x42, 0x61]))).toBe('U+41-43,U+61')
  expect(unicodeRange(new Set())).toBe('')
})
