import type { Language } from '@amalfi/packs'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { OnlineMessages } from './messages.ts'

export type { OnlineMessages } from './messages.ts'

/** The messages of online tables, by language. */
export const ONLINE_MESSAGES: Readonly<Record<Language, OnlineMessages>> = { en, fr, ja }
