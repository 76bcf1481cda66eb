import type { GameName } from '@amalfi/engine'
import type { Language } from '@amalfi/packs'
import { en, tongueFor as english } from './en/index.ts'
import { fr, tongueFor as french } from './fr/index.ts'
import { ja, tongueFor as japanese } from './ja/index.ts'
import type { Tongue } from './tongue.ts'

/** Every language at once, for whoever need not wait for one to arrive. */
export const tongues: Readonly<Record<Language, Tongue>> = { en, fr, ja }

const LANGUAGES = { en: english, fr: french, ja: japanese }

/** A language with the words of a game. */
export const tongueFor = (language: Language, game: GameName): Tongue => LANGUAGES[language](game)
