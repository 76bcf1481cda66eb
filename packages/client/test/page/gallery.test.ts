import { renaissancePack } from '@amalfi/packs'
import { speechOf } from '@amalfi/text'
import { tongues } from '@amalfi/text/tongues'
import { expect, test } from 'vitest'
import { coloursOf } from '../../src/game/colours.ts'
import { namesOf } from '../../src/game/names.ts'
import { fits, KINDS } from '../../src/pages/gallery.ts'

const everything = { kind: null, type: null, words: '' }
const cards = (language: 'en' | 'fr' | 'ja') => speechOf(renaissancePack, tongues[language]).cards

test('every card is of a kind that is shown', () => {
  expect(cards('en').filter(({ kind }) => !KINDS.includes(kind))).toEqual([])
  expect(cards('en').every((card) => fits(card, everything))).toBe(true)
})

test('kinds and types are held apart', () => {
  const found = cards('en').filter((card) =>
    fits(card, { ...everything, kind: 'artwork', type: 'book' }),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(new Set(found.map(({ kind, type }) => `${kind} ${type}`))).toEqual(
    new Set(['artwork book']),
  )
})

test('words are found without their accents and capitals, in names and texts', () => {
  const names = (language: 'en' | 'fr' | 'ja', words: string) =>
    cards(language).flatMap((card) => (fits(card, { ...everything, words }) ? [card.name] : []))
  expect(names('fr', 'jacques coeur')).toEqual(['Jacques Cœur'])
  expect(names('en', 'COLUMBUS christopher')).toEqual(['Christopher Columbus'])
  expect(names('fr', 'phare erige').length).toBeGreaterThan(3)
  expect(names('ja', '灯台').length).toBeGreaterThan(3)
  expect(names('en', 'no such words')).toEqual([])
})

test('seats without a colour get one that nobody has, those without a name are called by seat or family', () => {
  expect(coloursOf([{}, { colour: 'vermilion' }, {}])).toEqual(['azure', 'vermilion', 'green'])
  const players = [
    { kind: 'person', name: '' },
    { kind: 'merchant', name: '' },
    { kind: 'merchant', name: 'Bianca' },
  ] as const
  expect(namesOf(players, tongues.en)).toEqual(['Player 1', tongues.en.start.houses[1], 'Bianca'])
})
