import type { GameName } from '@amalfi/engine'
import { LANGUAGES, type Language } from '@amalfi/packs'
import { computed, effect, signal } from '@preact/signals'
import * as v from 'valibot'
import { FIRST_GAME, GAME_NAMES } from '../model/games/catalog/by-game.ts'

const KEY = 'amalfi.settings'

/** Whether things move: as the device is set, always, or never. */
export const MOTIONS = ['device', 'full', 'still'] as const
export type Motion = (typeof MOTIONS)[number]
/** How large the text is. */
export const LETTERS = ['normal', 'large', 'larger'] as const
export type Letters = (typeof LETTERS)[number]

const isLanguage = (word: string): word is Language =>
  LANGUAGES.some((language) => language === word)

/** The first language of the browser that is spoken here. */
function spoken(): Language {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return tags.find(isLanguage) ?? 'en'
}

/** What is saved from visit to visit. A missing or bad value has its default. */
const savedSettings = v.object({
  language: v.fallback(v.picklist(LANGUAGES), spoken),
  pace: v.fallback(v.pipe(v.number(), v.minValue(0)), 600),
  confirmTurn: v.fallback(v.boolean(), true),
  motion: v.fallback(v.picklist(MOTIONS), 'device'),
  letters: v.fallback(v.picklist(LETTERS), 'normal'),
  safeColours: v.fallback(v.boolean(), false),
  sound: v.fallback(v.boolean(), false),
  game: v.fallback(v.picklist(GAME_NAMES), FIRST_GAME),
})

function read(): v.InferOutput<typeof savedSettings> {
  try {
    return v.parse(savedSettings, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // A browser that saves nothing still plays.
    return v.parse(savedSettings, {})
  }
}

const saved = read()

export const language = signal<Language>(saved.language)
/** How long a move of a bot is looked at, in milliseconds. */
export const pace = signal(saved.pace)
/** Whether the end of a turn is to be confirmed. */
export const confirmTurn = signal(saved.confirmTurn)
export const motion = signal<Motion>(saved.motion)
export const letters = signal<Letters>(saved.letters)
/** Colours that differ for colour-blind eyes too. */
export const safeColours = signal(saved.safeColours)
effect(() => {
  const { classList } = document.documentElement
  for (const one of LETTERS) classList.toggle(`letters-${one}`, letters.value === one)
  classList.toggle('safe-colours', safeColours.value)
})

/** The game that the page is about (games/shown.ts). */
export const game = signal<GameName>(saved.game)

/** Whether the table is to be heard. */
export const sound = signal(saved.sound)

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const deviceIsStill = signal(reduced.matches)
reduced.addEventListener('change', ({ matches }) => {
  deviceIsStill.value = matches
})

/** Nothing may move. The class on the root says so to the styles. */
export const reducedMotion = computed(
  () => motion.value === 'still' || (motion.value === 'device' && deviceIsStill.value),
)
effect(() => {
  document.documentElement.classList.toggle('still', reducedMotion.value)
})

effect(() => {
  const settings: typeof saved = {
    language: language.value,
    pace: pace.value,
    confirmTurn: confirmTurn.value,
    motion: motion.value,
    letters: letters.value,
    safeColours: safeColours.value,
    sound: sound.value,
    game: game.value,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Not remembered, then.
  }
})
