import type { GameEvent } from '@amalfi/engine'
import { LANGUAGES, originalPack, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Speech, speechOf, type Tongue } from '../src/index.ts'
import { tongueFor } from '../src/tongues.ts'
import { FOREIGN } from './support/foreign.ts'
import { choices, decisions, events, reasons, refusals } from './support/samples.ts'
import { allTexts } from './support/texts.ts'

const PACKS = { renaissance: renaissancePack, original: originalPack } as const

/** The parts of a tongue that speak of the game; the others speak of the page and the device. */
const TABLE = [
  'terms',
  'table',
  'play',
  'story',
  'closer',
  'dealing',
  'ending',
  'start',
  'replay',
  'reading',
  'statistics',
  'handheld',
  'page',
] as const satisfies readonly (keyof Tongue)[]

const GAMES = ['renaissance', 'original'] as const

describe.each(GAMES)('%s', (game) => {
  describe.each(LANGUAGES)('%s', (language) => {
    const tongue = tongueFor(language, game)
    const speech: Speech = speechOf(PACKS[game], tongue)
    const foreign = FOREIGN[game][language]
    /** Those that have a word of the other game. */
    const wrong = (texts: readonly (string | null)[]): unknown[] =>
      texts.filter((text) => text !== null && foreign.test(text))

    test('what happens, is asked, chosen and refused is told in the words of the game', () => {
      const all = Object.values(events).flat() as readonly GameEvent[]
      expect(wrong(all.map((event) => speech.event(event)))).toEqual([])
      expect(wrong(decisions.map((decision) => speech.prompt(decision)))).toEqual([])
      expect(wrong(choices.map((choice) => speech.choice(choice)))).toEqual([])
      expect(wrong(refusals.map((refusal) => speech.refusal(refusal)))).toEqual([])
      expect(wrong(reasons.map((why) => tongue.because(why, speech.names)))).toEqual([])
    })

    test('so is every card, with what it costs', () => {
      expect(speech.cards.length).toBeGreaterThan(150)
      expect(wrong(speech.cards.flatMap(({ text, cost }) => [text, cost]))).toEqual([])
    })

    test.each(TABLE)('so is everything that the table says: %s', (part) => {
      const texts = allTexts(tongue[part])
      expect(texts.length).toBeGreaterThan(3)
      expect(wrong(texts)).toEqual([])
    })
  })
})
