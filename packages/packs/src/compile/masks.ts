import {
  ALL_HOLDS,
  ART_TYPES,
  CARD_COST_COUNT,
  CHARACTER_TYPES,
  COST_ARTWORK,
  COST_CHARACTER,
  COSTS,
  HOLDS,
  type Hold,
} from '@amalfi/engine'

/** The bit mask of some words of a list. Throws for a word that is not in the list. */
export function maskOf<T extends string>(list: readonly T[], words: readonly T[]): number {
  let mask = 0
  for (const word of words) mask |= 1 << codeOf(list, word)
  return mask
}

export function codeOf<T extends string>(list: readonly T[], word: T): number {
  const code = list.indexOf(word)
  if (code < 0) throw new RangeError(`no code for ${word}`)
  return code
}

export const holdMask = (where: 'any' | Hold | readonly Hold[]): number => {
  if (where === 'any') return ALL_HOLDS
  return maskOf(HOLDS, typeof where === 'string' ? [where] : where)
}

const allBits = (length: number): number => (1 << length) - 1

export const artMask = (type: 'artwork' | (typeof ART_TYPES)[number]): number =>
  type === 'artwork' ? allBits(ART_TYPES.length) : maskOf(ART_TYPES, [type])

export const characterMask = (type: 'character' | (typeof CHARACTER_TYPES)[number]): number =>
  type === 'character' ? allBits(CHARACTER_TYPES.length) : maskOf(CHARACTER_TYPES, [type])

/**
 * The mask of costs. `all` means every cost in resources, so not immediate characters, which cost
 * bread.
 */
export function costMask(what: 'all' | 'artwork' | 'character' | (typeof COSTS)[number]): number {
  if (what === 'all') return allBits(CARD_COST_COUNT) & ~maskOf(COSTS, ['immediate'])
  if (what === 'artwork') return allBits(ART_TYPES.length) << COST_ARTWORK
  if (what === 'character') return allBits(CHARACTER_TYPES.length) << COST_CHARACTER
  return maskOf(COSTS, [what])
}
