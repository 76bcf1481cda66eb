import { type Count, HOLD_COUNT, type Hold } from '@amalfi/engine'
import type { Amount, Price } from '@amalfi/packs'
import { counted, every, form, list, type Noun } from '../grammar.ts'
import { CARD } from '../nouns.ts'
import type { Words } from '../words.ts'

/** `par œuvre`, `par tranche de 2 œuvres`. */
export const per = (w: Words, count: Count, each = 1): string =>
  each === 1 ? `par ${w.each[count] ?? w.counts[count][0]}` : every(each, w.counts[count])

/** `3 points`, or `2 points par navire construit (8 au maximum)`. */
export function amount(w: Words, value: Amount, noun: Noun): string {
  if (typeof value === 'number') return counted(value, noun)
  const { times = 1, every: each, max } = value
  return `${counted(times, noun)} ${per(w, value.per, each)} (${max} au maximum)`
}

/** `5 épices ou vins`, or `5 ressources au choix` if every resource is accepted. */
export const inResources = (w: Words, n: number, accepted: readonly Hold[]): string =>
  accepted.length === HOLD_COUNT
    ? `${counted(n, w.resource)} au choix`
    : `${n} ${list(
        accepted.map((hold) => form(n, w.resources[hold])),
        'ou',
      )}`

export function price(w: Words, value: Price): string {
  if ('bread' in value) return `payez ${counted(value.bread, w.bread)}`
  if ('hand' in value) return `défaussez ${counted(value.hand, CARD)} de votre main`
  if (value.in === 'any') return `payez ${counted(value.resources, w.resource)} au choix`
  return `payez ${inResources(w, value.resources, value.in)}`
}
