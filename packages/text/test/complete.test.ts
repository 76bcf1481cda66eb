import { FRAME_KINDS, type GameEvent, REFUSALS, renaissance } from '@amalfi/engine'
import { compile, LANGUAGES, type Language, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { ICONS, type Translator, translatorFor } from '../src/index.ts'
import { locales } from '../src/locales.ts'
import { choices, decisions, events, QUESTIONS, reasons, refusals } from './support/samples.ts'

/** A text must not contain a missing value, a raw value or stray spaces. */
const BROKEN_TEXT = /undefined|null|NaN|\[object|\$\{|^\s|\s$|^$| {2}/
const expectClean = (text: string | null, what: unknown): void => {
  if (text !== null) expect(text, JSON.stringify(what)).not.toMatch(BROKEN_TEXT)
}

/** A camelCase identifier, which must not appear in a text. */
const IDENTIFIER = /\b[a-z]+[A-Z][a-z]+/

describe.each(LANGUAGES)('%s', (language: Language) => {
  const translator: Translator = translatorFor(trialPack, locales[language])

  test('every event has a text, except those that another event implies', () => {
    for (const [kind, samples] of Object.entries(events))
      for (const event of samples as readonly GameEvent[]) {
        const text = translator.event(event)
        expectClean(text, event)
        if (text !== null) expect(text).not.toMatch(IDENTIFIER)
        const silent =
          kind === 'slide' || kind === 'decreeTurned' || ('to' in event && event.to === 'table')
        expect(text === null, JSON.stringify(event)).toBe(silent)
      }
  })

  test('every refusal has its own text', () => {
    for (const refusal of refusals) expectClean(translator.refusal(refusal), refusal)
    const texts = REFUSALS.map((code) => translator.refusal({ code, needs: 7, has: 3, limit: 6 }))
    expect(new Set(texts).size).toBe(REFUSALS.length)
  })

  test('refusals contain their numbers', () => {
    for (const code of ['breadShort', 'cannotPay', 'paymentShort', 'shipsShort'] as const) {
      const text = translator.refusal({ code, needs: 78, has: 34 })
      expect(text).toContain('78')
      expect(text).toContain('34')
    }
    expect(translator.refusal({ code: 'granaryTooSmall', needs: 78, has: 3, limit: 56 })).toMatch(
      /56/,
    )
  })

  test('every question and every choice has a text', () => {
    for (const decision of decisions) expectClean(translator.prompt(decision), decision)
    for (const choice of choices) expectClean(translator.choice(choice), choice)
    const texts = choices.map((choice) => translator.choice(choice))
    // Sending a ship to wine is in the samples twice. These may have the text of another choice:
    const mayRepeat = new Set(['lightSend', 'drop', 'give', 'discardCharacter', 'borrow', 'visit'])
    const others = choices.filter((choice) => !mayRepeat.has(choice.do))
    expect(new Set(others.map((choice) => translator.choice(choice))).size).toBeGreaterThan(
      others.length - 2,
    )
    expect(texts.every((text) => !IDENTIFIER.test(text))).toBe(true)
  })

  test('every cause has a text, except a rule of the game', () => {
    for (const because of reasons) {
      const text = locales[language].because(because, translator.names)
      expect(text === '', because.kind).toBe(because.kind === 'rule')
    }
  })

  test('no term and no text of the board is broken', () => {
    for (const group of Object.values(locales[language].terms))
      for (const [key, text] of Object.entries<string>(group)) expectClean(text, key)
    for (const [key, text] of Object.entries(locales[language].board))
      if (typeof text === 'string') expectClean(text, key)
  })

  test('every card of the trial pack has a name, a text and icons', () => {
    for (const card of translator.cards) {
      expectClean(card.name, card.id)
      expectClean(card.text, card.id)
      expect(card.text, card.id).not.toMatch(IDENTIFIER)
      expect(card.icons.length, card.id).toBeGreaterThan(0)
    }
  })
})

test('every card and refusal has a different text in each language', () => {
  const [en, fr, ja] = LANGUAGES.map((language) => translatorFor(trialPack, locales[language]))
  for (const [i, card] of en.cards.entries()) {
    expect(card.text).not.toBe(fr.cards[i].text)
    expect(card.text).not.toBe(ja.cards[i].text)
    expect(card.icons).toEqual(ja.cards[i].icons)
  }
  for (const refusal of refusals) {
    expect(en.refusal(refusal)).not.toBe(fr.refusal(refusal))
    expect(en.refusal(refusal)).not.toBe(ja.refusal(refusal))
  }
})

test('an alternative of a card is described by its effect', () => {
  const translator = translatorFor(trialPack, locales.en)
  const decision = {
    seat: 0,
    about: 'choose',
    rule: 'REN-CON-3',
    because: { kind: 'shipIcon', id: '1' },
  } as const
  expect(translator.choice({ do: 'choose', number: 0 }, decision)).toBe('Take a character.')
  expect(translator.choice({ do: 'choose', number: 1 }, decision)).toBe('Straighten a character.')
  expect(translator.choice({ do: 'choose', number: 1 })).toBe('Effect 2')
})

test('exactly the questions that the engine asks have a prompt', () => {
  const rules = renaissance(compile(trialPack))
  expect(Object.keys(locales.en.prompts).toSorted()).toEqual(QUESTIONS.toSorted())
  const silent = FRAME_KINDS.filter((kind) => !(QUESTIONS as readonly string[]).includes(kind))
  const asked = new Set<string>()
  for (const [seed, hands] of (['packs', 'selection', 'scoreDraft', 'draft'] as const).entries()) {
    const game = rules.newGame({ players: hands === 'packs' ? 1 : 3, hands, seed, first: 0 })
    for (let i = 0; ; i++) {
      const [seat] = rules.deciders(game)
      if (seat === undefined) break
      asked.add(rules.decision(game, seat).about)
      const legal = rules.choices(game, seat, [])
      rules.play(game, seat, legal[(i * 7919) % legal.length])
    }
  }
  expect(asked.size).toBeGreaterThan(8)
  expect(silent.filter((kind) => asked.has(kind))).toEqual([])
})

test('every icon is used by some card, board, count or trigger', () => {
  const used = new Set(
    translatorFor(trialPack, locales.en).cards.flatMap(({ icons }) =>
      icons.map(({ icon }) => icon),
    ),
  )
  expect(ICONS.filter((icon) => !used.has(icon))).toEqual([])
})
