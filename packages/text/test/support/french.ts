import type { Effect } from '@amalfi/packs'
import { locales } from '../../src/locales.ts'

/** A French sentence with ordinary spaces in place of non-breaking ones. */
export const plainSpaces = (text: string | null): string | undefined =>
  text?.replaceAll(/[\u00a0\u202f]/g, ' ')
export const effect = (one: Effect): string | undefined => plainSpaces(locales.fr.cards.effect(one))
