import { type GameEvent, original, renaissance } from '@amalfi/engine'
import { compile, LANGUAGES, originalPack, type Pack, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Locale, type Translator, translatorFor } from '../src/index.ts'
import { localeFor } from '../src/locales.ts'
import { OTHER_GAME_WORDS } from './support/other-game-words.ts'
import { choices, decisions, events, reasons, refusals } from './support/samples.ts'
import { allTexts } from './support/texts.ts'

const PACKS = { renaissance: renaissancePack, original: originalPack } as const

/** The parts of a locale that speak of the game; the others speak of the page and the device. */
const TABLE = [
  'terms',
  'board',
  'terminal',
  'play',
  'log',
  'details',
  'dealing',
  'result',
  'home',
  'setup',
  'settings',
  'replay',
  'reference',
  'statistics',
  'handheld',
  'app',
  'learn',
] as const satisfies readonly (keyof Locale)[]

const RULES = {
  renaissance: renaissance(compile(renaissancePack)),
  original: original(compile(originalPack)),
} as const

/** The same cards without names, which are not words of a game. */
function withoutNames(pack: Pack): Pack {
  const bare = <T extends object>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, name: 'X' }))
  return {
    ...pack,
    characters: bare(pack.characters),
    artworks: bare(pack.artworks),
    publicDestinations: bare(pack.publicDestinations),
    evolvingDestinations: bare(pack.evolvingDestinations),
    privateDestinations: bare(pack.privateDestinations),
    titles: bare(pack.titles),
    decrees: bare(pack.decrees),
    startingPacks: bare(pack.startingPacks ?? []),
  }
}

/** All texts of a random game: questions, choices, refusals and events. */
function textsOfGame(
  game: keyof typeof RULES,
  players: number,
  translator: Translator,
): (string | null)[] {
  const rules = RULES[game]
  const events: GameEvent[] = []
  const texts: (string | null)[] = []
  const position = rules.newGame({ players, seed: players }, events)
  const seen = new Set<number>()
  for (let step = 0; ; step++) {
    const [seat] = rules.deciders(position)
    if (seat === undefined) break
    const decision = rules.decision(position, seat)
    texts.push(translator.prompt(decision), translator.because(decision))
    const offered = rules.choices(position, seat, [])
    for (const choice of [...offered, ...rules.options(position, seat, [])]) {
      seen.add(choice)
      texts.push(translator.choice(rules.describe(choice), decision))
    }
    // A choice that was offered before may be refused now.
    if (step % 9 === 0)
      for (const choice of seen) {
        const refusal = rules.check(position, seat, choice)
        if (refusal !== null) texts.push(translator.refusal(refusal))
      }
    rules.play(position, seat, offered[(step * 7919) % offered.length], events)
  }
  return [...texts, ...events.map((event) => translator.event(event))]
}

const GAMES = ['renaissance', 'original'] as const

describe.each(GAMES)('%s', (game) => {
  describe.each(LANGUAGES)('%s', (language) => {
    const locale = localeFor(language, game)
    const translator: Translator = translatorFor(PACKS[game], locale)
    const foreign = OTHER_GAME_WORDS[game][language]
    /** The texts that contain a word of the other game. */
    const withForeignWords = (texts: readonly (string | null)[]): unknown[] =>
      texts.filter((text) => text !== null && foreign.test(text))

    test('events, questions, choices and refusals use only words of the game', () => {
      const all = Object.values(events).flat() as readonly GameEvent[]
      expect(withForeignWords(all.map((event) => translator.event(event)))).toEqual([])
      expect(withForeignWords(decisions.map((decision) => translator.prompt(decision)))).toEqual([])
      expect(withForeignWords(choices.map((choice) => translator.choice(choice)))).toEqual([])
      expect(withForeignWords(refusals.map((refusal) => translator.refusal(refusal)))).toEqual([])
      expect(withForeignWords(reasons.map((why) => locale.because(why, translator.names)))).toEqual(
        [],
      )
    })

    test.each([1, 3])(
      'a whole random game of %i players uses only words of the game',
      (players) => {
        const texts = textsOfGame(game, players, translatorFor(withoutNames(PACKS[game]), locale))
        expect(texts.length).toBeGreaterThan(500)
        expect([...new Set(withForeignWords(texts))]).toEqual([])
      },
    )

    test('every card and its cost use only words of the game', () => {
      expect(translator.cards.length).toBeGreaterThan(150)
      expect(withForeignWords(translator.cards.flatMap(({ text, cost }) => [text, cost]))).toEqual(
        [],
      )
    })

    test.each(TABLE)('every text of the page uses only words of the game: %s', (part) => {
      // The hint about sounds names materials (wood, paper), not loads.
      const messages = part === 'settings' ? { ...locale.settings, soundHint: '' } : locale[part]
      const texts = allTexts(messages)
      expect(texts.length).toBeGreaterThan(3)
      expect(withForeignWords(texts)).toEqual([])
    })
  })
})
