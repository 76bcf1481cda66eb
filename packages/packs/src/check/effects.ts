import { innerOf } from '../effect/walk.ts'
import type { Effect } from '../schema/effects.ts'
import type { Pack } from '../schema/pack.ts'
import type { Fault } from './fault.ts'
import { repeated } from './repeated.ts'
import { sitesOf } from './sites.ts'

/** What a player can follow, and what the engine's stack of frames holds at ease. */
const MAX_DEPTH = 6
const MAX_PARTS = 24

/** What is wrong with single effects. */
export const checkEffects = (pack: Pack): Fault[] =>
  sitesOf(pack).flatMap(({ path, effect }) => checkEffect(path, effect))

function checkEffect(path: string, effect: Effect): Fault[] {
  const faults: Fault[] = []
  const { depth, parts } = sizeOf(effect)
  if (depth > MAX_DEPTH)
    faults.push({
      path,
      code: 'effect-too-deep',
      reason: `may be nested ${MAX_DEPTH} deep, is ${depth}`,
    })
  if (parts > MAX_PARTS)
    faults.push({
      path,
      code: 'effect-too-long',
      reason: `may have ${MAX_PARTS} parts, has ${parts}`,
    })
  checkPart(path, effect, false, faults)
  return faults
}

function sizeOf(effect: Effect): { depth: number; parts: number } {
  const inner = innerOf(effect).map((part) => sizeOf(part.effect))
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    parts: 1 + inner.reduce((sum, { parts }) => sum + parts, 0),
  }
}

/**
 * Looks at a part and all inside it, in the order in which they are carried out. `found`: whether
 * a destination may have been discovered before it; the answer says the same of what follows.
 */
function checkPart(path: string, effect: Effect, found: boolean, faults: Fault[]): boolean {
  faults.push(...checkWords(path, effect, found))
  if ('discover' in effect) return true
  let after = found
  for (const inner of innerOf(effect)) {
    // Of what one may choose, nothing comes after another.
    const before = 'choose' in effect ? found : after
    if (checkPart(path + inner.step, inner.effect, before, faults)) after = true
  }
  return after
}

function checkWords(path: string, effect: Effect, found: boolean): Fault[] {
  if (Array.isArray(effect)) return []
  if ('send' in effect) return repeated(`${path}.send`, [effect.send].flat())
  if ('shift' in effect) return repeated(`${path}.to`, [effect.to].flat())
  if ('pay' in effect && 'in' in effect.pay)
    return repeated(`${path}.pay.in`, [effect.pay.in].flat())
  if ('draw' in effect && effect.keep > effect.draw)
    return [
      {
        path: `${path}.keep`,
        code: 'keeps-too-many',
        reason: `keeps ${effect.keep} of ${effect.draw}`,
      },
    ]
  // Without a number the rightmost goes by itself (REN-NAV-5): there is nothing to do for each.
  if ('discard' in effect && effect.do !== undefined && effect.upTo === undefined)
    return [
      {
        path: `${path}.do`,
        code: 'do-without-up-to',
        reason: 'goes with "upTo"; after an automatic discard write a list',
      },
    ]
  for (const verb of ['visit', 'navigate'] as const)
    if (Reflect.get(effect, verb) === 'new' && !found)
      return [
        {
          path: `${path}.${verb}`,
          code: 'nothing-new',
          reason: '"new" is the destination just discovered: a "discover" must come before it',
        },
      ]
  return []
}
