import type { Effect } from '@amalfi/packs'
import { locales } from '../../src/locales.ts'

/** A French sentence with ordinary spaces in place of non-breaking ones. */
export const plainSpaces = (text: string | null): string | undefined =>
  text?.replaceAll(/[\u00a0\u202f]/g, ' ')
export const effect = (one: Effect): string | undefined => plainSpaces(locales.fr.cards.effect(one))

/** Every text of a French locale with ordinary spaces. */
function plain<T>(part: T): T {
  if (typeof part === 'string') return part.replaceAll(/[\u00a0\u202f]/g, ' ') as T
  if (typeof part === 'function')
    return ((...args: unknown[]): unknown => plain(part(...args))) as T
  if (Array.isArray(part)) return part.map(plain) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, plain(one)])) as T
}

/** The French locale with ordinary spaces. Another test checks the spaces. */
export const fr = plain(locales.fr)
