import type { Modifier as ModifierName, Verb } from '@amalfi/engine'
import { type Modifier, modifiers } from '../schema/abilities.ts'
import type { Effect } from '../schema/effects.ts'
import { compoundVerbs, simpleVerbs } from '../schema/effects.ts'

type Named = Exclude<Verb, 'sequence'>
const names = [...Object.keys(simpleVerbs), ...Object.keys(compoundVerbs)] as Named[]

/** The verb of an effect; every one but the sequence is a key of it. */
export function verbOf(effect: Effect): Verb {
  if (Array.isArray(effect)) return 'sequence'
  return names.find((name) => name in effect) ?? 'sequence'
}

const changes = Object.entries(modifiers) as [ModifierName, { entries: object }][]

/** What a modifier changes; each is known by its first key. */
export function modifierOf(modifier: Modifier): ModifierName {
  const known = changes.find(([, { entries }]) => Object.keys(entries)[0] in modifier)
  return known?.[0] ?? 'less'
}

/** An effect inside another, and the way there: `[0]`, `.then`. */
export interface Inner {
  readonly effect: Effect
  readonly step: string
}

export function innerOf(effect: Effect): Inner[] {
  if (Array.isArray(effect)) return effect.map((inner, i) => ({ effect: inner, step: `[${i}]` }))
  if ('choose' in effect)
    return effect.choose.map((inner, i) => ({ effect: inner, step: `.choose[${i}]` }))
  if ('then' in effect) return [{ effect: effect.then, step: '.then' }]
  if ('discard' in effect && effect.do !== undefined) return [{ effect: effect.do, step: '.do' }]
  return []
}

/** An effect and all inside it, each before its own parts. */
export const everyPart = (effect: Effect): Effect[] => [
  effect,
  ...innerOf(effect).flatMap((inner) => everyPart(inner.effect)),
]
