import { LANGUAGES, type Language } from '@amalfi/packs'
import { effect, signal } from '@preact/signals'

/** What is remembered from visit to visit. A browser that keeps nothing still plays. */
interface Kept {
  readonly language?: unknown
  readonly pace?: unknown
  readonly confirmTurn?: unknown
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

effect(() => {
  const settings: Kept = {
    language: language.value,
    pace: pace.value,
    confirmTurn: confirmTurn.value,
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Not remembered, then.
  }
})
