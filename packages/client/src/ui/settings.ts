import type { GameName } from '@amalfi/engine'
import { LANGUAGES, type Language } from '@amalfi/packs'
import { computed, effect, signal } from '@preact/signals'
import { FIRST_GAME, isGame } from '../model/games/catalog/by-game.ts'

/** What is remembered from visit to visit. A browser that keeps nothing still plays. */
interface Kept {
  readonly language?: unknown
  readonly pace?: unknown
  readonly confirmTurn?: unknown
  readonly motion?: unknown
  readonly letters?: unknown
  readonly safeColours?: unknown
  readonly sound?: unknown
  readonly game?: unknown
}

const KEY = 'amalfi.settings'

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

const isLanguage = (word: unknown): word is Language =>
  LANGUAGES.some((language) => language === word)

/** The first language of the browser that is spoken here. */
function spoken(): Language {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return tags.find(isLanguage) ?? 'en'
}

const kept = read()

export const language = signal<Language>(isLanguage(kept.language) ? kept.language : spoken())
/** How long a move of a bot is looked at, in milliseconds. */
export const pace = signal(typeof kept.pace === 'number' && kept.pace >= 0 ? kept.pace : 600)
/** Whether the end of a turn is to be confirmed. */
export const confirmTurn = signal(kept.confirmTurn !== false)

/** Whether things move: as the device is set, always, or never. */
export const MOTIONS = ['device', 'full', 'still'] as const
export type Motion = (typeof MOTIONS)[number]
export const motion = signal<Motion>(MOTIONS.find((one) => one === kept.motion) ?? 'device')

/** How large what is read is written. */
export const LETTERS = ['normal', 'large', 'larger'] as const
export type Letters = (typeof LETTERS)[number]
export const letters = signal<Letters>(LETTERS.find((one) => one === kept.letters) ?? 'normal')
/** Colours that differ for colour-blind eyes too. */
export const safeColours = signal(kept.safeColours === true)
effect(() => {
  const { classList } = document.documentElement
  for (const one of LETTERS) classList.toggle(`letters-${one}`, letters.value === one)
  classList.toggle('safe-colours', safeColours.value)
})

/** The game that the page is about (games/shown.ts). */
export const game = signal<GameName>(isGame(kept.game) ? kept.game : FIRST_GAME)

/** Whether the table is to be heard. */
export const sound = signal(kept.sound === true)

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
  const settings: Kept = {
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
