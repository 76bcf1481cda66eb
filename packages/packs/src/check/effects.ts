import { childrenOf } from '../effect/walk.ts'
import type { Effect } from '../schema/effects.ts'
import type { Pack } from '../schema/pack.ts'
import { effectSitesOf } from './effect-sites.ts'
import type { Fault } from './fault.ts'
import { checkRepeated } from './repeated.ts'

/** Limits for what a player can understand and the engine's stack can hold. */
const MAX_DEPTH = 6
const MAX_PARTS = 24

/** Checks every effect of a pack. */
export const checkEffects = (pack: Pack): Fault[] =>
  effectSitesOf(pack).flatMap(({ path, effect }) => checkEffect(path, effect))

function checkEffect(path: string, effect: Effect): Fault[] {
  const faults: Fault[] = []
  const { depth, parts } = sizeOf(effect)
  if (depth > MAX_DEPTH)
    faults.push({
      path,
      code: 'effect-too-deep',
      reason: `may be nested at most ${MAX_DEPTH} levels deep, is ${depth}`,
    })
  if (parts > MAX_PARTS)
    faults.push({
      path,
      code: 'effect-too-long',
      reason: `may have at most ${MAX_PARTS} parts, has ${parts}`,
    })
  checkPart(path, effect, false, faults)
  return faults
}

function sizeOf(effect: Effect): { depth: number; parts: number } {
  const inner = childrenOf(effect).map((part) => sizeOf(part.effect))
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    parts: 1 + inner.reduce((sum, { parts }) => sum + parts, 0),
  }
}

/**
 * Checks a part and its children in order of execution. `found` tells whether a destination may
 * have been discovered before. The result tells the same for what follows.
 */
function checkPart(path: string, effect: Effect, found: boolean, faults: Fault[]): boolean {
  faults.push(...checkWords(path, effect, found))
  if ('discover' in effect) return true
  let after = found
  for (const inner of childrenOf(effect)) {
    // Alternatives of a choice do not follow one another.
    const before = 'choose' in effect ? found : after
    if (checkPart(path + inner.step, inner.effect, before, faults)) after = true
  }
  return after
}

function checkWords(path: string, effect: Effect, found: boolean): Fault[] {
  if (Array.isArray(effect)) return []
  if ('send' in effect) return checkRepeated(`${path}.send`, [effect.send].flat())
  if ('shift' in effect) return checkRepeated(`${path}.to`, [effect.to].flat())
  if ('pay' in effect && 'in' in effect.pay)
    return checkRepeated(`${path}.pay.in`, [effect.pay.in].flat())
  if ('draw' in effect && effect.keep > effect.draw)
    return [
      {
        path: `${path}.keep`,
        code: 'keeps-too-many',
        reason: `keeps ${effect.keep} cards but draws only ${effect.draw}`,
      },
    ]
  // Without `upTo` the rightmost card is discarded automatically (REN-NAV-5), so `do` has no
  // meaning.
  if ('discard' in effect && effect.do !== undefined && effect.upTo === undefined)
    return [
      {
        path: `${path}.do`,
        code: 'do-without-up-to',
        reason: 'needs "upTo"; to do something after an automatic discard, write a list',
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
