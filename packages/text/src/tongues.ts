import type { Language } from '@amalfi/packs'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { ja } from './ja/index.ts'
import type { Tongue } from './tongue.ts'

/** Every language at once, for whoever need not wait for one to arrive. */
export const tongues: Readonly<Record<Language, Tongue>> = { en, fr, ja }
