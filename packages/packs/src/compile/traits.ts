import { BONUS_ICONS, type BonusIcon, TRAIT_ASKS, TRAIT_SENDS, type Verb } from '@amalfi/engine'
import { allParts, childrenOf, verbOf } from '../effect/walk.ts'
import type { Effect } from '../schema/effects.ts'
import { holdMask, maskOf } from './masks.ts'

const SENDING_VERBS: readonly Verb[] = ['send', 'light', 'visit', 'navigate']
/** The verbs that never ask the player anything. */
const AUTOMATIC_VERBS: readonly Verb[] = ['bread', 'points', 'refresh']

/** The TRAIT_ bits of an effect, with all its parts. */
export const traitsOf = (effect: Effect): number =>
  (maySend(effect) ? TRAIT_SENDS : 0) | (mayAsk(effect) ? TRAIT_ASKS : 0)

/** Tells whether an effect can send a ship from the bay to a hold (REN-OPT-5). */
const maySend = (effect: Effect): boolean =>
  allParts(effect).some((part) => SENDING_VERBS.includes(verbOf(part)))

/** Tells whether an effect can ask the player something (REN-INV-8). */
function mayAsk(effect: Effect): boolean {
  const verb = verbOf(effect)
  if (AUTOMATIC_VERBS.includes(verb)) return false
  if (verb === 'discard') return !isAutomaticDiscard(effect)
  if (verb === 'sequence' || verb === 'if')
    return childrenOf(effect).some((inner) => mayAsk(inner.effect))
  return true
}

/** A discard that happens automatically (REN-NAV-5). */
const isAutomaticDiscard = (effect: Effect): boolean =>
  'discard' in effect && effect.upTo === undefined

/** The holds that a destination shows, and whether it shows "any" (REN-NAV-9). */
export function shownHoldsOf(effect: Effect): { mask: number; any: number } {
  let mask = 0
  let any = 0
  for (const part of allParts(effect)) {
    if (!('send' in part)) continue
    if (part.send === 'any') any = 1
    else mask |= holdMask(part.send)
  }
  return { mask, any }
}

/** The icons of an effect, as a mask over BONUS_ICONS (REN-SOL-12). */
export function iconsOf(effect: Effect | undefined): number {
  if (effect === undefined) return 0
  // The holds are the first entries of BONUS_ICONS, in their own order.
  let mask = shownHoldsOf(effect).mask
  for (const part of allParts(effect)) {
    const verb = verbOf(part)
    if (isIcon(verb)) mask |= maskOf(BONUS_ICONS, [verb])
  }
  return mask
}

const isIcon = (word: string): word is BonusIcon =>
  (BONUS_ICONS as readonly string[]).includes(word)
