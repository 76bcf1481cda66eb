import type { Effect } from '@amalfi/packs'
import { locales } from '../../src/locales.ts'

/** A sentence of French print, its spaces written as they are typed. */
export const typed = (text: string | null): string | undefined =>
  text?.replaceAll(/[\u00a0\u202f]/g, ' ')
export const effect = (one: Effect): string | undefined => typed(locales.fr.cards.effect(one))
