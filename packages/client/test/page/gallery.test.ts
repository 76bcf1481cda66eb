import { renaissancePack } from '@amalfi/packs'
import { CARD_KINDS, translatorFor } from '@amalfi/text'
import { locales } from '@amalfi/text/locales'
import { expect, test } from 'vitest'
import { ALL_CARDS, matches, namesOfCards } from '../../src/features/gallery/card-query.ts'
import { namesOf } from '../../src/model/players/names.ts'
import { coloursOf } from '../../src/model/players/seat-colours.ts'

const namesOfCard = namesOfCards(renaissancePack)
const cards = (language: 'en' | 'fr' | 'ja') =>
  translatorFor(renaissancePack, locales[language]).cards

test('every card has a kind that is shown', () => {
  expect(cards('en').filter(({ kind }) => !CARD_KINDS.includes(kind))).toEqual([])
  expect(cards('en').every((card) => matches(card, ALL_CARDS, namesOfCard(card)))).toBe(true)
})

test('cards are filtered by kind and type', () => {
  const found = cards('en').filter((card) =>
    matches(card, { ...ALL_CARDS, kind: 'artwork', type: 'book' }, namesOfCard(card)),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(new Set(found.map(({ kind, type }) => `${kind} ${type}`))).toEqual(
    new Set(['artwork book']),
  )
})

test('search ignores accents and case, in names and texts', () => {
  const names = (language: 'en' | 'fr' | 'ja', text: string) =>
    cards(language).flatMap((card) =>
      matches(card, { ...ALL_CARDS, text }, namesOfCard(card)) ? [card.name] : [],
    )
  expect(names('fr', 'jacques coeur')).toEqual(['Jacques Cœur'])
  expect(names('en', 'COLUMBUS christopher')).toEqual(['Christopher Columbus'])
  expect(names('fr', 'phare erige').length).toBeGreaterThan(3)
  expect(names('ja', '灯台').length).toBeGreaterThan(3)
  expect(names('en', 'no such words')).toEqual([])
})

test('cards are found by their names in other languages', () => {
  const found = cards('en').filter((card) =>
    matches(card, { ...ALL_CARDS, text: 'コロンブス' }, namesOfCard(card)),
  )
  expect(found.map(({ name }) => name)).toEqual(['Christopher Columbus'])
})

test('cards are filtered by the resources that pay for them and by the source of their values', () => {
  const found = (wanted: object) =>
    cards('en').filter((card) => matches(card, { ...ALL_CARDS, ...wanted }, namesOfCard(card)))
  const gems = found({ paidIn: 'gem' })
  expect(gems.length).toBeGreaterThan(5)
  expect(gems.every(({ price }) => price?.in.includes('gem'))).toBe(true)
  expect(gems.length).toBeLessThan(cards('en').length)
  const [printed, ours] = [found({ source: 'printed' }), found({ source: 'reconstructed' })]
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.length + ours.length).toBe(cards('en').length)
})

test('seats without a colour get an unused one, seats without a name get a family name', () => {
  expect(coloursOf([{}, { colour: 'vermilion' }, {}])).toEqual(['azure', 'vermilion', 'green'])
  const players = [
    { kind: 'person', name: '' },
    { kind: 'merchant', name: '' },
    { kind: 'merchant', name: 'Bianca' },
  ] as const
  const { houses } = locales.en.setup
  expect(namesOf(players, locales.en)).toEqual([houses[0], houses[1], 'Bianca'])
  const [first, second] = players
  const taken = [first, second, { kind: 'person', name: houses[0] }, first] as const
  expect(namesOf(taken, locales.en)).toEqual([houses[2], houses[1], houses[0], houses[3]])
  const bianca = players[2]
  const same = [bianca, bianca, first, bianca]
  expect(namesOf(same, locales.en)).toEqual(['Bianca', 'Bianca 2', houses[2], 'Bianca 3'])
})
