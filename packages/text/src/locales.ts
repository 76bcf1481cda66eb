import type { GameName } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'
import { en, localeFor as english } from './en/locale/index.ts'
import { fr, localeFor as french } from './fr/locale/index.ts'
import { ja, localeFor as japanese } from './ja/locale/index.ts'
import type { Locale } from './locale/locale.ts'

/** All languages at once, for programs that need not load them one by one. */
export const locales: Readonly<Record<Language, Locale>> = { en, fr, ja }

const LANGUAGES = { en: english, fr: french, ja: japanese }

/** Returns the locale of a language and a game. */
export const localeFor = (language: Language, game: GameName): Locale => LANGUAGES[language](game)
