import { HOLD_COUNT, type Hold } from '@amalfi/engine'
import type { Effect } from '@amalfi/packs'
import { counted, list, type Noun } from '../grammar.ts'
import { POINT, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'
import { amount } from './amounts.ts'

export const upTo = (n: number, noun: Noun): string =>
  `${n > 1 ? 'jusqu’à ' : ''}${counted(n, noun)}`

/**
 * `le vin`, `le vin ou le tissu`, `une cale au choix`. Several ships may go to different holds:
 * `et/ou`.
 */
export function hold(w: Words, where: 'any' | Hold | readonly Hold[], ships: number): string {
  if (where === 'any')
    return ships === 1 ? `une ${w.hold[0]} au choix` : `des ${w.hold[1]} au choix`
  if (typeof where === 'string') return w.holds[where]
  if (where.length === HOLD_COUNT) return hold(w, 'any', ships)
  return list(
    where.map((one) => w.holds[one]),
    ships === 1 ? 'ou' : 'et/ou',
  )
}

type Send = Extract<Effect, { send: unknown }> & { upTo: number }
type Gain = { bread: Exclude<Extract<Effect, { bread: unknown }>['bread'], 'full'> }
type Score = Extract<Effect, { points: unknown }>

const isSend = (effect: Effect): effect is Send =>
  'send' in effect && typeof effect.upTo === 'number'
const isGain = (effect: Effect): effect is Gain | Score =>
  'points' in effect || ('bread' in effect && effect.bread !== 'full')

const gained = (w: Words, effect: Gain | Score): string =>
  'points' in effect ? amount(w, effect.points, POINT) : amount(w, effect.bread, w.bread)

/** Joins consecutive gains: `gagnez 1 point et 1 pain`. */
export const gains = (
  w: Words,
  effects: readonly Effect[],
  word: 'et' | 'ou',
): string | undefined =>
  effects.every(isGain)
    ? `gagnez ${list(
        effects.map((one) => gained(w, one)),
        word,
      )}`
    : undefined

/** Joins consecutive sends: `envoyez 1 navire vers le vin et 1 vers le bois`. */
export function sends(w: Words, effects: readonly Effect[]): string | undefined {
  if (!effects.every(isSend)) return undefined
  const parts = effects.map(({ send, upTo: n }, i) => {
    const ships = i === 0 ? upTo(n, SHIP) : `${n > 1 ? 'jusqu’à ' : ''}${n}`
    return `${ships} vers ${hold(w, send, n)}`
  })
  return `envoyez ${list(parts, 'et')}`
}

/** Groups consecutive effects that can share one verb. */
export function groupSameVerb(effects: readonly Effect[]): Effect[][] {
  const found: Effect[][] = []
  for (const effect of effects) {
    const run = found.at(-1)
    const longer = run === undefined ? [effect] : [...run, effect]
    if (run !== undefined && (longer.every(isSend) || longer.every(isGain))) run.push(effect)
    else found.push([effect])
  }
  return found
}
