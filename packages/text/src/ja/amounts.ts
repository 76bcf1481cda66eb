import { HOLDS, type Hold } from '@amalfi/engine'
import type { Amount, Price } from '@amalfi/packs'
import { act, type Said, VERBS } from './grammar.ts'
import { ANY_RESOURCE, counts, holds, loads, some } from './terms.ts'

/** `灯台2基につき`. */
export const per = (count: keyof typeof counts, every = 1): string => {
  const { noun, counter } = counts[count]
  return `${noun}${every}${counter}につき`
}

/** `パン2個`, or `手札1枚につきパン1個` with what it comes to at most. */
export function amount(
  value: Amount,
  noun: string,
  counter: string,
): { readonly words: string; readonly most: string } {
  if (typeof value === 'number') return { words: `${noun}${value}${counter}`, most: '' }
  const { times = 1, every, max } = value
  return {
    words: `${per(value.per, every)}${noun}${times}${counter}`,
    most: `最大${max}${counter}`,
  }
}

export function price(value: Price): Said {
  if ('bread' in value) return act(`${some(value.bread, counts.bread)}を`, VERBS.pay)
  if ('hand' in value) return act(`${some(value.hand, counts.hand)}を`, VERBS.discard)
  const { resources: n, in: paid } = value
  if (paid === 'any') return act(`${ANY_RESOURCE}${n}個を`, VERBS.pay)
  const words = loads(paid, 'か')
  return act(paid.length > 1 ? `${words}を計${n}個` : `${words}${n}個を`, VERBS.pay)
}

/** In what a cost is paid, in any mixture: `木材／織物6個`; none: in bread. */
export function cost(n: number, paid: readonly Hold[]): string {
  if (n === 0) return 'コストなし'
  if (paid.length === 0) return some(n, counts.bread)
  const resources =
    paid.length === HOLDS.length ? ANY_RESOURCE : paid.map((hold) => holds[hold]).join('／')
  return `${resources}${n}個`
}
