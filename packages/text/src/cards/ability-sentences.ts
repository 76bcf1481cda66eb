import type { Ability } from '@amalfi/packs'

/** The abilities of a character as sentences, in their order. */
export function abilitySentences(
  all: readonly Ability[],
  one: (ability: Ability) => string,
  extras: (more: readonly Extra[]) => string,
): string[] {
  // What counts more for titles is said in one sentence, where the first of it stands.
  const more = all.filter((ability) => 'extra' in ability)
  return all
    .filter((ability) => !('extra' in ability) || ability === more[0])
    .map((ability) => (ability === more[0] ? extras(more) : one(ability)))
}

type Extra = Extract<Ability, { extra: unknown }>
