import type { GameName } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'
import type { Locale } from '@amalfi/text'
import { computed, effect, signal } from '@preact/signals'
import { busyWhile } from '../base/busy.ts'
import { game, language } from './settings.ts'

/** Makes the locale of a language for a game. */
type LocaleFactory = (game: GameName) => Locale

/** A language is loaded when it is first used. */
const LOAD: Readonly<Record<Language, () => Promise<LocaleFactory>>> = {
  en: () => import('@amalfi/text/en').then(({ localeFor }) => localeFor),
  fr: () => import('@amalfi/text/fr').then(({ localeFor }) => localeFor),
  ja: () =>
    Promise.all([import('@amalfi/text/ja'), loadJapaneseFont('あ')]).then(
      ([{ localeFor }]) => localeFor,
    ),
}

/** Loads the Japanese font for these characters. Many devices have no Japanese font of their own. */
export const loadJapaneseFont = (characters: string): Promise<unknown> =>
  document.fonts.load("1em 'Shippori Mincho'", characters).catch(() => [])

const localeFactory = signal<LocaleFactory | undefined>(undefined)

/** The locale for a game. It follows `language` as soon as that language is loaded. */
export function localeOf(name: GameName): Locale {
  if (localeFactory.value === undefined) throw new Error('no language is loaded yet')
  return localeFactory.value(name)
}

/** The locale of the page, for the current game. */
export const locale = computed((): Locale => localeOf(game.value))

/** Resolves when the first language is loaded. */
export const localeLoaded: Promise<void> = new Promise((resolve, reject) => {
  effect(() => {
    const wanted = language.value
    busyWhile('loading a language', LOAD[wanted]()).then(
      (loaded) => {
        if (language.peek() !== wanted) return
        localeFactory.value = loaded
        document.documentElement.lang = wanted
        resolve()
      },
      (error: unknown) => {
        const before = localeFactory.peek()
        // The language cannot be loaded now: keep the one before.
        if (before !== undefined) language.value = before(game.peek()).language
        else reject(error)
      },
    )
  })
})
