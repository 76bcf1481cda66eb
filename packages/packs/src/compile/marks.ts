import { BONUS_ICONS, type BonusIcon, MARK_CHOICE, MARK_SENDS, type Verb } from '@amalfi/engine'
import { everyPart, innerOf, verbOf } from '../effect/walk.ts'
import type { Effect } from '../schema/effects.ts'
import { holdMask, maskOf } from './masks.ts'

const SENDERS: readonly Verb[] = ['send', 'light', 'visit', 'navigate']
const SILENT: readonly Verb[] = ['bread', 'points', 'refresh']

export const marksOf = (effect: Effect): number =>
  (maySend(effect) ? MARK_SENDS : 0) | (mayAsk(effect) ? MARK_CHOICE : 0)

/** Whether it may send a ship from bay to hold (REN-OPT-5). */
const maySend = (effect: Effect): boolean =>
  everyPart(effect).some((part) => SENDERS.includes(verbOf(part)))

/** Whether carrying it out may ask its player something (REN-INV-8). */
function mayAsk(effect: Effect): boolean {
  const verb = verbOf(effect)
  if (SILENT.includes(verb)) return false
  if (verb === 'discard') return !isAutomatic(effect)
  if (verb === 'sequence' || verb === 'if')
    return innerOf(effect).some((inner) => mayAsk(inner.effect))
  return true
}

/** A discard that happens like it or not (REN-NAV-5). */
const isAutomatic = (effect: Effect): boolean => 'discard' in effect && effect.upTo === undefined

/** What a destination shows: the holds by name, and whether "any" (REN-NAV-9). */
export function showsOf(effect: Effect): { mask: number; any: number } {
  let mask = 0
  let any = 0
  for (const part of everyPart(effect)) {
    if (!('send' in part)) continue
    if (part.send === 'any') any = 1
    else mask |= holdMask(part.send)
  }
  return { mask, any }
}

/** The icons of what it gives, over BONUS_ICONS (REN-SOL-12). */
export function iconsOf(effect: Effect | undefined): number {
  if (effect === undefined) return 0
  // The holds come first in BONUS_ICONS, in their own order.
  let mask = showsOf(effect).mask
  for (const part of everyPart(effect)) {
    const verb = verbOf(part)
    if (isIcon(verb)) mask |= maskOf(BONUS_ICONS, [verb])
  }
  return mask
}

const isIcon = (word: string): word is BonusIcon =>
  (BONUS_ICONS as readonly string[]).includes(word)
