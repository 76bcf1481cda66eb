import type { Ability } from '@amalfi/packs'

/** The abilities of a character as sentences, in order. */
export function abilitySentences(
  all: readonly Ability[],
  one: (ability: Ability) => string,
  extras: (more: readonly Extra[]) => string,
): string[] {
  // All abilities that count for titles share one sentence, at the position of the first of them.
  const more = all.filter((ability) => 'extra' in ability)
  return all
    .filter((ability) => !('extra' in ability) || ability === more[0])
    .map((ability) => (ability === more[0] ? extras(more) : one(ability)))
}

type Extra = Extract<Ability, { extra: unknown }>
