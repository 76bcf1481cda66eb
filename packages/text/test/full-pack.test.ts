import { LANGUAGES, type Language, originalPack, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { artworkPictureOf, medallionOf, needIcons, translatorFor } from '../src/index.ts'
import { localeFor, locales } from '../src/locales.ts'

/** The number of characters that fit on a card. */
const LONGEST: Readonly<Record<Language, number>> = { en: 110, fr: 135, ja: 60 }

describe.each(LANGUAGES)('the full pack in %s', (language) => {
  const { cards } = translatorFor(renaissancePack, locales[language])

  test('every card has a name, and a text that fits', () => {
    const long = cards
      .filter(({ text }) => text === '' || [...text].length > LONGEST[language])
      .map(({ id, text }) => `${id} ${[...text].length}: ${text}`)
    expect(long).toEqual([])
    expect(cards.filter(({ name, id }) => name === '' || name === id)).toEqual([])
  })

  test('texts of the original fit too, and only contracts may have none', () => {
    const original = translatorFor(originalPack, localeFor(language, 'original')).cards
    const long = original.filter(({ text }) => [...text].length > LONGEST[language])
    expect(long.map(({ id, text }) => `${id} ${[...text].length}: ${text}`)).toEqual([])
    // Contracts without a bonus only have points.
    const silent = original.filter(({ text }) => text === '')
    expect(silent.filter(({ kind }) => kind !== 'artwork')).toEqual([])
  })

  test('no two characters have the same text, and no two cards of a kind the same name', () => {
    const characters = cards.filter(({ kind }) => kind === 'character')
    expect(new Set(characters.map(({ text }) => text)).size).toBe(characters.length)
    const called = cards.map(({ kind, name }) => `${kind} ${name}`)
    expect(new Set(called).size).toBe(cards.length)
  })

  test('every text ends like a sentence', () => {
    const end = language === 'ja' ? /。$/ : /\.$/
    expect(cards.filter(({ text }) => !end.test(text)).map(({ text }) => text)).toEqual([])
  })
})

test('no two characters have the same picture, and at least 25 trades are used', () => {
  const pictures = renaissancePack.characters.map(medallionOf)
  const seen = pictures.map(({ ring, trade, monogram }) => `${ring} ${trade} ${monogram}`)
  expect(new Set(seen).size).toBe(pictures.length)
  expect(pictures.filter(({ trade }) => trade === null)).toEqual([])
  expect(new Set(pictures.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(25)
})

test('every artwork has a motif in the frame of its type', () => {
  for (const card of renaissancePack.artworks) {
    expect(artworkPictureOf(card).frame).toBe(card.type)
    expect(artworkPictureOf(card).motif, card.id).not.toBeNull()
  }
})

test('no two characters have the same icons', () => {
  const lines = translatorFor(renaissancePack, locales.en)
    .cards.filter(({ kind }) => kind === 'character')
    .map(({ icons }) => JSON.stringify(icons))
  expect(new Set(lines).size).toBe(lines.length)
})

test('a decree gives its points with those of the board in that period', () => {
  const { decree } = translatorFor(renaissancePack, locales.en)
  expect(decree('universalism', 0)).toBe(
    '4 points per artwork, 1 point per private destination and 3 points per invited character. (Board’s points included.)',
  )
  expect(decree('conclave', 2)).toBe('2 points per invited character.')
})

test('if one of each type is needed, their icons stand side by side', () => {
  const signs = (atLeast: number) =>
    needIcons('characterType', atLeast).map(({ icon, n = 1 }) => `${n} ${icon}`)
  expect(signs(4)).toEqual(['1 immediate', '1 permanent', '1 endgame', '1 engageable'])
  expect(signs(3).slice(0, 3)).toEqual(['3 immediate', '1 or', '1 permanent'])
})
