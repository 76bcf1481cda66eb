import { type GameEvent, original, renaissance } from '@amalfi/engine'
import { compile, LANGUAGES, originalPack, type Pack, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Locale, type Translator, translatorFor } from '../src/index.ts'
import { localeFor } from '../src/locales.ts'
import { FOREIGN } from './support/foreign.ts'
import { choices, decisions, events, reasons, refusals } from './support/samples.ts'
import { allTexts } from './support/texts.ts'

const PACKS = { renaissance: renaissancePack, original: originalPack } as const

/** The parts of a locale that speak of the game; the others speak of the page and the device. */
const TABLE = [
  'terms',
  'board',
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

/** The same cards without names: those are nobody's words. */
function nameless(pack: Pack): Pack {
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

/** All that is said in a game played at random by so many: what is asked, offered, refused, and happens. */
function saidIn(
  game: keyof typeof RULES,
  players: number,
  translator: Translator,
): (string | null)[] {
  const rules = RULES[game]
  const told: GameEvent[] = []
  const said: (string | null)[] = []
  const position = rules.newGame({ players, seed: players }, told)
  const seen = new Set<number>()
  for (let step = 0; ; step++) {
    const [seat] = rules.deciders(position)
    if (seat === undefined) break
    const decision = rules.decision(position, seat)
    said.push(translator.prompt(decision), translator.because(decision))
    const offered = rules.choices(position, seat, [])
    for (const choice of [...offered, ...rules.options(position, seat, [])]) {
      seen.add(choice)
      said.push(translator.choice(rules.describe(choice), decision))
    }
    // What was offered before may be refused now.
    if (step % 9 === 0)
      for (const choice of seen) {
        const refusal = rules.check(position, seat, choice)
        if (refusal !== null) said.push(translator.refusal(refusal))
      }
    rules.play(position, seat, offered[(step * 7919) % offered.length], told)
  }
  return [...said, ...told.map((event) => translator.event(event))]
}

const GAMES = ['renaissance', 'original'] as const

describe.each(GAMES)('%s', (game) => {
  describe.each(LANGUAGES)('%s', (language) => {
    const locale = localeFor(language, game)
    const translator: Translator = translatorFor(PACKS[game], locale)
    const foreign = FOREIGN[game][language]
    /** Those that have a word of the other game. */
    const wrong = (texts: readonly (string | null)[]): unknown[] =>
      texts.filter((text) => text !== null && foreign.test(text))

    test('what happens, is asked, chosen and refused is told in the words of the game', () => {
      const all = Object.values(events).flat() as readonly GameEvent[]
      expect(wrong(all.map((event) => translator.event(event)))).toEqual([])
      expect(wrong(decisions.map((decision) => translator.prompt(decision)))).toEqual([])
      expect(wrong(choices.map((choice) => translator.choice(choice)))).toEqual([])
      expect(wrong(refusals.map((refusal) => translator.refusal(refusal)))).toEqual([])
      expect(wrong(reasons.map((why) => locale.because(why, translator.names)))).toEqual([])
    })

    test.each([1, 3])('so is a whole game of %i at random', (players) => {
      const said = saidIn(game, players, translatorFor(nameless(PACKS[game]), locale))
      expect(said.length).toBeGreaterThan(500)
      expect([...new Set(wrong(said))]).toEqual([])
    })

    test('so is every card, with what it costs', () => {
      expect(translator.cards.length).toBeGreaterThan(150)
      expect(wrong(translator.cards.flatMap(({ text, cost }) => [text, cost]))).toEqual([])
    })

    test.each(TABLE)('so is everything that the table says: %s', (part) => {
      // The hint about sounds names materials (wood, paper), not loads.
      const messages = part === 'settings' ? { ...locale.settings, soundHint: '' } : locale[part]
      const texts = allTexts(messages)
      expect(texts.length).toBeGreaterThan(3)
      expect(wrong(texts)).toEqual([])
    })
  })
})
