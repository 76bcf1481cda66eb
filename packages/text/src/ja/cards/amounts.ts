import { type Count, HOLDS, type Hold } from '@amalfi/engine'
import type { Amount, Price } from '@amalfi/packs'
import { type Phrase, phrase, VERBS } from '../grammar.ts'
import { ANY_RESOURCE, loads, some } from '../make-words.ts'
import type { Words } from '../words.ts'

/** `灯台2基につき`. */
export const per = (w: Words, count: Count, every = 1): string => {
  const { noun, counter } = w.counts[count]
  return `${noun}${every}${counter}につき`
}

/** `パン2個`, or `手札1枚につきパン1個` with its maximum. */
export function amount(
  w: Words,
  value: Amount,
  noun: string,
  counter: string,
): { readonly words: string; readonly most: string } {
  if (typeof value === 'number') return { words: `${noun}${value}${counter}`, most: '' }
  const { times = 1, every, max } = value
  return {
    words: `${per(w, value.per, every)}${noun}${times}${counter}`,
    most: `最大${max}${counter}`,
  }
}

export function price(w: Words, value: Price): Phrase {
  if ('bread' in value) return phrase(`${some(value.bread, w.counts.bread)}を`, VERBS.pay)
  if ('hand' in value) return phrase(`${some(value.hand, w.counts.hand)}を`, VERBS.discard)
  const { resources: n, in: paid } = value
  if (paid === 'any') return phrase(`${ANY_RESOURCE}${n}${w.costCounter}を`, VERBS.pay)
  const words = loads(w, paid, 'か')
  return phrase(
    paid.length > 1 ? `${words}を計${n}${w.costCounter}` : `${words}${n}${w.costCounter}を`,
    VERBS.pay,
  )
}

/** A cost with its resources in any mixture: `木材／織物6個`. Without holds it is paid in bread. */
export function cost(w: Words, n: number, paid: readonly Hold[]): string {
  if (n === 0) return 'コストなし'
  if (paid.length === 0) return some(n, w.counts.bread)
  const resources =
    paid.length === HOLDS.length ? ANY_RESOURCE : paid.map((hold) => w.holds[hold]).join('／')
  return `${resources}${n}${w.costCounter}`
}
