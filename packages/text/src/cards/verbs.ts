import type { Modifier as ModifierName, Verb, Trigger as When } from '@amalfi/engine'
import type { Effect, Modifier, Trigger } from '@amalfi/packs'
import type { Icon } from '../icons/icon.ts'

/** Lists are left out first: they have a `shift` of their own. */
type EffectOf<V extends Verb> = V extends 'sequence'
  ? readonly Effect[]
  : Extract<Exclude<Effect, readonly Effect[]>, Record<V, unknown>>

type ByVerb<T> = { readonly [V in Verb]: (effect: EffectOf<V>) => T }

/** A text for every verb that an effect can have. */
export type VerbTexts = ByVerb<string>
export type VerbIcons = ByVerb<Icon[]>

/** The key by which each modifier is known in a pack. */
interface PackKey {
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

type ByModifier<T> = {
  readonly [M in ModifierName]: (modifier: Extract<Modifier, Record<PackKey[M], unknown>>) => T
}

/** A text for everything that a permanent character can change. */
export type ModifierTexts = ByModifier<string>
export type ModifierIcons = ByModifier<Icon[]>

/** The deed that sets a permanent character off; `me`: it is the deed of its owner. */
export type TriggerTexts = Readonly<Record<When, (trigger: Trigger, me: boolean) => string>>
