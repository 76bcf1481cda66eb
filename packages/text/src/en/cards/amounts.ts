import { type Count, HOLDS, type Hold } from '@amalfi/engine'
import type { Amount, Price } from '@amalfi/packs'
import { a, counted, list, type Noun } from '../grammar.ts'
import type { Words } from '../words.ts'

/** `per 2 artworks`. */
export const per = (w: Words, count: Count, every = 1): string =>
  `per ${every === 1 ? (w.each[count] ?? w.counts[count][0]) : counted(every, w.counts[count])}`

/** `3 points`, or `2 points per ship you have built (at most 8)`. */
export function amount(w: Words, value: Amount, noun: Noun): string {
  if (typeof value === 'number') return counted(value, noun)
  const { times = 1, every } = value
  return `${counted(times, noun)} ${per(w, value.per, every)} (at most ${value.max})`
}

/** `if you have a title`, `if you have at least 3 bread in your granary`. */
interface Need {
  readonly count: Count
  readonly atLeast: number
}

export function ifYouHave(w: Words, { count, atLeast }: Need): string {
  const one = atLeast === 1 && count !== 'bread'
  return `if you have ${one ? a(w.counts[count][0]) : `at least ${counted(atLeast, w.counts[count])}`}`
}

export function price(w: Words, value: Price): string {
  if ('bread' in value) return `pay ${value.bread} ${w.bread}`
  if ('hand' in value) return `discard ${counted(value.hand, ['card', 'cards'])} from your hand`
  return `pay ${inHolds(w, value.resources, value.in)}`
}

/** An amount of the resources that a cost accepts: `3 wine or gems`. */
export function inHolds(w: Words, n: number, accepted: 'any' | readonly Hold[]): string {
  if (accepted === 'any' || accepted.length === HOLDS.length)
    return `${counted(n, w.resource)} of any kind`
  const paid = accepted.map((hold) => (n === 1 ? w.loads[hold] : w.holds[hold]))
  return `${n} ${list(paid, 'or')}`
}
