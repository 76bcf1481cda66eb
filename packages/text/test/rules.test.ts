import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language, originalPack, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { differences } from '../src/rules/differences/index.ts'
import { originalRules } from '../src/rules/original/index.ts'
import { renaissanceRules } from '../src/rules/renaissance/book/index.ts'
import { OTHER_GAME_WORDS } from './support/other-game-words.ts'

/** The rules of a game as written in docs/rules. */
const rulesIn = (game: string): string[] => {
  const file = new URL(`../../../docs/rules/${game}.md`, import.meta.url)
  const found = readFileSync(file, 'utf8').matchAll(/^- ((?:REN|ORI)-[A-Z]+-\d+)\b/gm)
  return [...found].map(([, id]) => id)
}

const BOOKS = [
  { game: 'renaissance', book: renaissanceRules, pack: renaissancePack, least: 100, goals: 26 },
  { game: 'original', book: originalRules, pack: originalPack, least: 60, goals: 14 },
] as const

describe.each(BOOKS)('$game', ({ game, book, pack, least, goals }) => {
  const { sections, placeOfRule } = book
  const rules = rulesIn(game)

  /** Every text of a language with its place; a title has its own place. */
  const textsIn = (language: Language) =>
    sections(language).flatMap(({ id, title, paragraphs }) => [
      { at: `${id} title`, text: title },
      ...paragraphs.map((paragraph) => ({ at: `${id} ${paragraph.id}`, text: paragraph.text })),
    ])
  const textAt = (language: Language, at: string) =>
    textsIn(language).find((one) => one.at === at)?.text ?? ''
  const those = (language: Language, wrong: (text: string, at: string) => boolean) =>
    textsIn(language).filter(({ text, at }) => wrong(text, at))

  /** The numbers of a text except 1, which a language may write as an article. */
  const numbers = (text: string) =>
    new Set([...text.matchAll(/\d+/g)].map(Number).filter((number) => number > 1))

  test('the rules in words explain every rule, and nothing else', () => {
    const explained = sections('en').flatMap(({ paragraphs }) => paragraphs.flatMap((p) => p.rules))
    expect(rules.length).toBeGreaterThanOrEqual(least)
    expect([...new Set(explained)].sort()).toEqual([...rules].sort())
  })

  test('a rule opens at the first paragraph that explains it', () => {
    for (const rule of rules) {
      const explaining = sections('ja').flatMap(({ id, paragraphs }) =>
        paragraphs
          .filter((paragraph) => paragraph.rules.some((one) => one === rule))
          .map((paragraph) => ({ section: id, paragraph: paragraph.id })),
      )
      expect(placeOfRule(rule), rule).toEqual(explaining[0])
    }
    expect(placeOfRule('REN-NAV-99')).toBeUndefined()
  })

  test.each(LANGUAGES)('every text is complete and tidy: %s', (language) => {
    const end = language === 'ja' ? /。$/ : /\.$/
    const isUntidy = (text: string, at: string) =>
      !/^\S(.*\S)?$/.test(text) || /\s\s/.test(text) || end.test(text) === at.endsWith(' title')
    expect(those(language, isUntidy)).toEqual([])
  })

  test('a paragraph has at most four sentences', () => {
    for (const language of LANGUAGES)
      expect(those(language, (text) => text.split(/\. |。(?=.)/).length > 4)).toEqual([])
  })

  test('French texts have French spaces, apostrophes and quotation marks', () => {
    const wrong = /['"]|[^\u00a0]:|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»|\boe/
    expect(those('fr', (text) => wrong.test(text))).toEqual([])
  })

  test('Japanese texts have no Latin punctuation and no spaces', () => {
    expect(those('ja', (text) => /[\s,.;:!?()'"]/.test(text))).toEqual([])
  })

  test('the three languages contain the same numbers', () => {
    for (const { at, text } of textsIn('en')) {
      const english = numbers(text)
      expect(numbers(textAt('fr', at)), at).toEqual(english)
      // Japanese writes small numbers as digits where the others use words.
      const inJapanese = numbers(textAt('ja', at))
      expect(
        [...english].filter((number) => !inJapanese.has(number)),
        at,
      ).toEqual([])
    }
  })

  const printed = (number: number | Readonly<Record<string, number>>): number[] =>
    typeof number === 'number' ? [number] : Object.values(number)

  test('decrees and titles are explained with the numbers of the pack', () => {
    const expected = [
      ...pack.decrees.map(({ id, lines, max }) => ({
        at: `decrees ${id}`,
        numbers: [
          ...lines.flatMap(({ points }) => printed(points)),
          ...(max === undefined ? [] : [max]),
        ],
      })),
      ...pack.titles.map(({ id, needs }) => ({
        at: `titles ${id}`,
        // "Each of the four types" is written as a word.
        numbers: needs.flatMap(({ count, atLeast }) =>
          count === 'characterType' ? [] : printed(atLeast),
        ),
      })),
    ]
    for (const { at, numbers: played } of expected)
      expect(numbers(textAt('en', at)), at).toEqual(new Set(played.filter((number) => number > 1)))
  })

  test('decrees and titles are explained under the names of the pack', () => {
    const named = [
      ...pack.decrees.map(({ id, name }) => ({ at: `decrees ${id}`, name })),
      ...pack.titles.map(({ id, name }) => ({ at: `titles ${id}`, name })),
    ]
    expect(named).toHaveLength(goals)
    for (const { at, name } of named)
      for (const language of LANGUAGES) {
        const word = typeof name === 'object' ? name[language] : name
        expect(textAt(language, at).split(/\s*[(:（：]/)[0], at).toBe(word)
      }
  })

  test.each(LANGUAGES)('no word of the other game is used: %s', (language) => {
    expect(
      those(language, (text) =>
        OTHER_GAME_WORDS[game][language].test(text.replace(/^[^:：]+[:：]/, '')),
      ),
    ).toEqual([])
  })
})

test('rules of Renaissance open where they are explained', () => {
  const { placeOfRule } = renaissanceRules
  expect(placeOfRule('REN-NAV-15')).toEqual({ section: 'lighthouses', paragraph: 'answers' })
  expect(placeOfRule('REN-PRT-1')).toEqual({ section: 'printings', paragraph: 'numbers' })
})

describe('the differences for players who know the other game', () => {
  test.each(BOOKS)(
    '$game: refer to rules of that game, the same in every language',
    ({ game, book }) => {
      const rules = LANGUAGES.map((language) => differences[language][game].map(({ rule }) => rule))
      expect(rules[0].length).toBeGreaterThan(12)
      for (const one of rules) expect(one).toEqual(rules[0])
      for (const rule of rules[0]) expect(book.placeOfRule(rule), rule).toBeDefined()
    },
  )

  test('consist of complete sentences, all different', () => {
    for (const language of LANGUAGES)
      for (const { game } of BOOKS) {
        const texts = differences[language][game].map(({ text }) => text)
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts.filter((text) => !/[.。]$/.test(text))).toEqual([])
        expect(texts.filter((text) => OTHER_GAME_WORDS[game][language].test(text))).toEqual([])
      }
  })
})
