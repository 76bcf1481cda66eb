import type { Modifier as ModifierName, Verb, Trigger as When } from '@amalfi/engine'
import type { Effect, Modifier, Trigger } from '@amalfi/packs'
import type { Icon } from '../icons/icon.ts'

/** Lists are left out first: they have a `shift` of their own. */
type EffectOf<V extends Verb> = V extends 'sequence'
  ? readonly Effect[]
  : Extract<Exclude<Effect, readonly Effect[]>, Record<V, unknown>>

type OfVerbs<T> = { readonly [V in Verb]: (effect: EffectOf<V>) => T }

/** A text for every verb that an effect can have. */
export type VerbTexts = OfVerbs<string>
export type IconsOfVerbs = OfVerbs<Icon[]>

/** The key by which each modifier is known in a pack. */
interface Known {
  less: 'less'
  accept: 'accept'
  as: 'as'
  yield: 'yield'
  slotFree: 'slot'
  granary: 'granary'
  busyDock: 'dock'
  builtToBay: 'built'
  extra: 'extra'
}

type OfModifiers<T> = {
  readonly [M in ModifierName]: (modifier: Extract<Modifier, Record<Known[M], unknown>>) => T
}

/** A text for everything that a permanent character can change. */
export type ModifierTexts = OfModifiers<string>
export type IconsOfModifiers = OfModifiers<Icon[]>

/** The deed that sets a permanent character off; `me`: it is the deed of its owner. */
export type TriggerTexts = Readonly<Record<When, (trigger: Trigger, me: boolean) => string>>
