import { type Count, HOLDS, type Hold } from '@amalfi/engine'
import type { Amount, Price } from '@amalfi/packs'
import { a, counted, list, type Noun } from './grammar.ts'
import { counts, each, holds } from './terms.ts'

/** `per 2 artworks`. */
export const per = (count: Count, every = 1): string =>
  `per ${every === 1 ? (each[count] ?? counts[count][0]) : counted(every, counts[count])}`

/** `3 points`, or `2 points per ship you have built (at most 8)`. */
export function amount(value: Amount, noun: Noun): string {
  if (typeof value === 'number') return counted(value, noun)
  const { times = 1, every } = value
  return `${counted(times, noun)} ${per(value.per, every)} (at most ${value.max})`
}

/** `if you have a title`, `if you have at least 3 bread in your granary`. */
export function having({ count, atLeast }: { count: Count; atLeast: number }): string {
  const one = atLeast === 1 && count !== 'bread'
  return `if you have ${one ? a(counts[count][0]) : `at least ${counted(atLeast, counts[count])}`}`
}

export function price(value: Price): string {
  if ('bread' in value) return `pay ${value.bread} bread`
  if ('hand' in value) return `discard ${counted(value.hand, ['card', 'cards'])} from your hand`
  return `pay ${inHolds(value.resources, value.in)}`
}

/** So much of what a cost accepts: `3 wine or gems`. */
export function inHolds(n: number, accepted: 'any' | readonly Hold[]): string {
  if (accepted === 'any' || accepted.length === HOLDS.length)
    return `${counted(n, ['resource', 'resources'])} of any kind`
  const paid = accepted.map((hold) => (hold === 'gem' && n === 1 ? 'gem' : holds[hold]))
  return `${n} ${list(paid, 'or')}`
}
