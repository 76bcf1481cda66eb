import type { GameEvent, GameName } from '@amalfi/engine'
import { LANGUAGES, type Language, originalPack, renaissancePack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { type Speech, speechOf, type Tongue } from '../src/index.ts'
import { tongueFor } from '../src/tongues.ts'
import { choices, decisions, events, reasons, refusals } from './support/samples.ts'
import { allTexts } from './support/texts.ts'

const PACKS = { renaissance: renaissancePack, original: originalPack } as const

/** Words that only the other game has. What both say (a ship, a character, 称号) is not here. */
const FOREIGN: Readonly<Record<GameName, Readonly<Record<Language, RegExp>>>> = {
  original: {
    en: /\b(bread|bay|port|granary|wood|fabric|periods?|artworks?|monuments?|decrees?|titles?|lighthouses?|erect\w*|engage\w*|invit\w+|discover\w*|destinations?|holds?|docks?|Wind Rose|Workshop|Atlas|Council|straighten\w*|endgame|crews?|sails? (to|there)|evolving)\b/i,
    fr: /(?<!\p{L})(pains?|baie|port|grenier|bois|tissus?|périodes?|œuvres?|monuments?|décrets?|titres?|phares?|érig\p{L}*|engag\p{L}*|invit\p{L}+|découv\p{L}+|destinations?|cales?|quais?|Rose des Vents|Atelier|Atlas|Conseil|équipages?|repas|évoluti\p{L}+)(?!\p{L})/iu,
    ja: /パン(?!くず)|湾|(?<!空)港(?!町)|食糧庫|木材|作品|建築|布告|灯台|招待|発見|目的地|船倉|桟橋|ウィンドローズ|工房|アトラス|評議会|乗組員|食事|航海/,
  },
  renaissance: {
    en: /\b(food|sea|homeland|thalers?|wheat|textiles?|rounds?|settlements?|milestones?|colon(y|ies)|untap|tap(ped|s)?|contracts?|start marker)\b/i,
    fr: /(?<!\p{L})(vivres?|mer|pays|thalers?|blés?|textiles?|manches?|bilans?|jalons?|comptoirs?|contrats?|portulans|bâtiments?|marqueur)(?!\p{L})/iu,
    ja: /食糧(?!庫)|(?<!地中|航)海(?!図|法|岸|運)|本国|ターリ|小麦|決算|植民地|契約|建物|スタートプレイヤー/,
  },
}

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
