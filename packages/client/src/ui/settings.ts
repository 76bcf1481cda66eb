import { BOT_IDS, LEVELS } from '@amalfi/bots/ids'
import type { GameName } from '@amalfi/engine'
import { isObject, LANGUAGES, type Language } from '@amalfi/packs'
import { computed, effect, signal } from '@preact/signals'
import * as v from 'valibot'
import { BUNDLED_GAME, GAME_NAMES } from '../model/games/catalog/by-game.ts'
import type { Who } from '../model/players/player.ts'
import type { QuickLevel } from '../model/statistics/level-suggestion.ts'

const KEY = 'amalfi.settings'
/** Settings are never this long. Longer text is not read. */
const MAX_LENGTH = 10_000

/** Whether pieces move: as the device is set, always, or never. */
export const MOTIONS = ['device', 'full', 'still'] as const
/** A setting for motion. */
export type Motion = (typeof MOTIONS)[number]
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
/** How large the text is. */
export type TextSize = (typeof TEXT_SIZES)[number]

const isLanguage = (word: string): word is Language =>
  LANGUAGES.some((language) => language === word)

/** The first language of the browser that the client has. */
function browserLanguage(): Language {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return tags.find(isLanguage) ?? 'en'
}

/** The seats of the last new game: how many, and who plays each of the four. */
export interface LastSeats {
  readonly count: number
  readonly who: readonly Who[]
}

const lastSeatsSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  who: v.pipe(v.array(v.picklist(['person', ...BOT_IDS])), v.length(4), v.readonly()),
})
const quickLevel = v.object({ level: v.picklist(LEVELS), since: v.number() })

/** What is saved from visit to visit. A missing or bad value has its default. */
const savedSettings = v.object({
  language: v.fallback(v.picklist(LANGUAGES), browserLanguage),
  pace: v.fallback(v.pipe(v.number(), v.minValue(0)), 600),
  confirmTurn: v.fallback(v.boolean(), true),
  motion: v.fallback(v.picklist(MOTIONS), 'device'),
  letters: v.fallback(v.picklist(TEXT_SIZES), 'normal'),
  safeColours: v.fallback(v.boolean(), false),
  sound: v.fallback(v.boolean(), false),
  game: v.fallback(v.picklist(GAME_NAMES), BUNDLED_GAME),
  levels: v.fallback(v.record(v.string(), quickLevel), {}),
  seats: v.fallback(v.nullable(lastSeatsSchema), null),
})

function storedValue(): unknown {
  try {
    const text = localStorage.getItem(KEY) ?? '{}'
    return text.length > MAX_LENGTH ? {} : JSON.parse(text)
  } catch {
    return {}
  }
}

const stored = storedValue()

function read(): v.InferOutput<typeof savedSettings> {
  const parsed = v.safeParse(savedSettings, stored)
  // Without storage, or with a damaged entry, all settings have their defaults.
  return parsed.success ? parsed.output : v.parse(savedSettings, {})
}

/** Settings of a newer version, which are kept as they are. */
const unknownSettings = isObject(stored)
  ? Object.fromEntries(Object.entries(stored).filter(([name]) => !(name in savedSettings.entries)))
  : {}

const saved = read()

/** The language of the page. */
export const language = signal<Language>(saved.language)
/** The length of a beat in milliseconds, at which bot moves are shown; 0 is at once. */
export const pace = signal(saved.pace)
/** Whether a player confirms the end of a turn. */
export const confirmTurn = signal(saved.confirmTurn)
export const motion = signal<Motion>(saved.motion)
/** How large the text is. */
export const textSize = signal<TextSize>(saved.letters)
/** Whether ships and resources have colours that colour-blind players can tell apart. */
export const safeColours = signal(saved.safeColours)
effect(() => {
  const { classList } = document.documentElement
  for (const size of TEXT_SIZES) classList.toggle(`text-${size}`, textSize.value === size)
  classList.toggle('safe-colours', safeColours.value)
})

/** The game that the page is about: that of the open table or rulebook, or else the last one. */
export const game = signal<GameName>(saved.game)

/** The level of a quick start, by game. A game that is missing has the first level. */
export const quickLevels = signal<Readonly<Record<string, QuickLevel>>>(saved.levels)
/** The seats of the last new game, or null. */
export const lastSeats = signal<LastSeats | null>(saved.seats)

/** Whether the table plays sounds. */
export const soundEnabled = signal(saved.sound)

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const deviceReducesMotion = signal(reduced.matches)
reduced.addEventListener('change', ({ matches }) => {
  deviceReducesMotion.value = matches
})

/** Whether motion is reduced. A class of the root element tells the styles. */
export const reducedMotion = computed(
  () => motion.value === 'still' || (motion.value === 'device' && deviceReducesMotion.value),
)
effect(() => {
  document.documentElement.classList.toggle('reduced-motion', reducedMotion.value)
})

effect(() => {
  const settings: typeof saved = {
    language: language.value,
    pace: pace.value,
    confirmTurn: confirmTurn.value,
    motion: motion.value,
    letters: textSize.value,
    safeColours: safeColours.value,
    sound: soundEnabled.value,
    game: game.value,
    levels: quickLevels.value,
    seats: lastSeats.value,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...unknownSettings, ...settings }))
  } catch {
    // Without storage the settings are lost at a reload.
  }
})
