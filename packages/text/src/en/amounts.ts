import type { Amount, Price } from '@amalfi/packs'
import { counted, list, type Noun } from './grammar.ts'
import { counts, holds } from './terms.ts'

/** `per 2 artworks`. */
export const per = (count: keyof typeof counts, every = 1): string =>
  `per ${every === 1 ? counts[count][0] : counted(every, counts[count])}`

/** `3 points`, or `2 points per ship built (at most 8)`. */
export function amount(value: Amount, noun: Noun): string {
  if (typeof value === 'number') return counted(value, noun)
  const { times = 1, every } = value
  return `${counted(times, noun)} ${per(value.per, every)} (at most ${value.max})`
}

export function price(value: Price): string {
  if ('bread' in value) return `pay ${value.bread} bread`
  if ('hand' in value) return `discard ${counted(value.hand, ['card', 'cards'])} from your hand`
  return `pay ${value.resources} in ${
    value.in === 'any'
      ? 'any resources'
      : list(
          value.in.map((hold) => holds[hold]),
          'or',
        )
  }`
}
