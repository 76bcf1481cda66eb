import type { Modifier as ModifierName, Verb, Trigger as When } from '@amalfi/engine'
import type { Effect, Modifier, Trigger } from '@amalfi/packs'
import type { Icon } from './icon.ts'

/** Arrays are excluded first, because they have a method called `shift`. */
type EffectOf<V extends Verb> = V extends 'sequence'
  ? readonly Effect[]
  : Extract<Exclude<Effect, readonly Effect[]>, Record<V, unknown>>

type ByVerb<T> = { readonly [V in Verb]: (effect: EffectOf<V>) => T }

/** A text for every verb that an effect can have. */
export type VerbTexts = ByVerb<string>
/** Icons for every verb that an effect can have. */
export type VerbIcons = ByVerb<Icon[]>

/** The key of each modifier in a pack. */
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
/** Icons for everything that a permanent character can change. */
export type ModifierIcons = ByModifier<Icon[]>

/** A text for each event that triggers a permanent character. `me` is true if the owner acts. */
export type TriggerTexts = Readonly<Record<When, (trigger: Trigger, me: boolean) => string>>
