import { HOLDS } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { type Phrase, phrase, VERBS } from '../grammar.ts'
import { holdsOf, oneHoldOf } from '../make-words.ts'
import type { Words } from '../words.ts'
import { amount } from './amounts.ts'

type Send = Extract<Effect, { send: unknown }>
type Where = Send['send']

const isChoice = (where: Where): boolean => where === 'any' || typeof where !== 'string'

export function hold(w: Words, where: Where): string {
  if (where === 'any') return oneHoldOf(w, HOLDS)
  return oneHoldOf(w, typeof where === 'string' ? [where] : where)
}

/** `船1隻を`, `船を3隻まで`. */
export const upTo = (n: number, noun: string, counter: string): string =>
  n === 1 ? `${noun}1${counter}を` : `${noun}を${n}${counter}まで`

/** Ships that move to holds. With a choice, each ship may take another hold. */
export const shipsTo = (w: Words, n: number, noun: string, where: Where): string =>
  `${upTo(n, noun, '隻')}${n > 1 && isChoice(where) ? '、それぞれ' : ''}${hold(w, where)}へ`

export function send(w: Words, { send: where, upTo: most }: Send): Phrase {
  if (typeof most === 'number') return phrase(shipsTo(w, most, '船', where), VERBS.send)
  const { words, most: limit } = amount(w, most, '船', '隻')
  const each = most.max > 1 && isChoice(where) ? '、それぞれ' : ''
  return phrase(`${words}を${each}${hold(w, where)}へ`, VERBS.send, limit)
}

/** A send with a fixed number of ships, which can be joined with others. */
export interface PlainSend {
  readonly send: Where
  readonly upTo: number
}
export const isPlainSend = (effect: Effect): effect is PlainSend & Send =>
  'send' in effect && typeof effect.upTo === 'number'

/** Joins consecutive sends: `船を香辛料とワインの船倉へ1隻ずつ送る`. */
export function joinedSends(w: Words, sends: readonly PlainSend[]): Phrase {
  const single = sends.flatMap(({ send: where, upTo: n }) =>
    n === 1 && typeof where === 'string' && where !== 'any' ? [where] : [],
  )
  if (single.length === sends.length && new Set(single).size === sends.length)
    return phrase(`船を${holdsOf(w, single)}へ1隻ずつ`, VERBS.send)
  const parts = sends.map(
    ({ send: where, upTo: n }) => `${hold(w, where)}へ${n}隻${n > 1 ? 'まで' : ''}`,
  )
  return phrase(`船を${parts.join('、')}`, VERBS.send)
}
