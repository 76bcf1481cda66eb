import { type Ability, modifierOf, type Trigger } from '@amalfi/packs'
import type { ModifierTexts } from '../icons/verbs.ts'

type Extra = Extract<Ability, { extra: unknown }>

/** How a language describes each kind of ability. */
interface AbilityTexts {
  readonly trigger: (trigger: Trigger) => string
  readonly modifiers: ModifierTexts
  /** All abilities that count for titles, in one sentence. */
  readonly extras: (more: readonly Extra[]) => string
}

/** The abilities of a character as sentences, in order. */
export function abilitySentences(
  all: readonly Ability[],
  { trigger, modifiers, extras }: AbilityTexts,
): string[] {
  // The sentence about titles is at the position of the first ability that counts for them.
  const more = all.filter((ability) => 'extra' in ability)
  return all
    .filter((ability) => !('extra' in ability) || ability === more[0])
    .map((ability) => {
      if (ability === more[0]) return extras(more)
      return 'when' in ability ? trigger(ability) : modifiers[modifierOf(ability)](ability as never)
    })
}
