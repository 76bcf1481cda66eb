import type { GameName } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'
import type { Locale } from '@amalfi/text'
import { computed, effect, signal } from '@preact/signals'
import { busyWhile } from '../base/busy.ts'
import { game, language } from './settings.ts'

/** The words of a language for each game. */
type Words = (game: GameName) => Locale

/** A language comes when it is first wanted: nobody needs to wait for the others. */
const LOAD: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('@amalfi/text/en').then(({ localeFor }) => localeFor),
  fr: () => import('@amalfi/text/fr').then(({ localeFor }) => localeFor),
  ja: () =>
    Promise.all([import('@amalfi/text/ja'), letters('あ')]).then(([{ localeFor }]) => localeFor),
}

/** Many machines have no letters for Japanese; without those of the page nothing could be read. */
export const letters = (some: string): Promise<unknown> =>
  document.fonts.load("1em 'Shippori Mincho'", some).catch(() => [])

const arrived = signal<Words | undefined>(undefined)

/** The words of a game. They follow `language` as soon as they are there. */
export function localeOf(name: GameName): Locale {
  if (arrived.value === undefined) throw new Error('there are no words yet')
  return arrived.value(name)
}

/** What the page speaks: the words of the game that it is about. */
export const locale = computed((): Locale => localeOf(game.value))

/** Done when the page can speak. */
export const words: Promise<void> = new Promise((resolve, reject) => {
  effect(() => {
    const wanted = language.value
    busyWhile('loading a language', LOAD[wanted]()).then(
      (loaded) => {
        if (language.peek() !== wanted) return
        arrived.value = loaded
        document.documentElement.lang = wanted
        resolve()
      },
      (error: unknown) => {
        const spoken = arrived.peek()
        // The words cannot be had now: go on as before.
        if (spoken !== undefined) language.value = spoken(game.peek()).language
        else reject(error)
      },
    )
  })
})
