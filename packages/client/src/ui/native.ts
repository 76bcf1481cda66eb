import type { Language } from '@amalfi/packs'

/** Each language by its own name, as whoever speaks it looks for it. */
export const NATIVE: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  ja: '日本語',
}
