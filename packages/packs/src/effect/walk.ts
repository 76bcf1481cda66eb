import type { Modifier as ModifierName, Verb } from '@amalfi/engine'
import { type Modifier, modifiers } from '../schema/abilities.ts'
import type { Effect } from '../schema/effects.ts'
import { compoundVerbs, simpleVerbs } from '../schema/effects.ts'

type Named = Exclude<Verb, 'sequence'>
const names = [...Object.keys(simpleVerbs), ...Object.keys(compoundVerbs)] as Named[]

/** The verb of an effect. All verbs except `sequence` are keys of the effect. */
export function verbOf(effect: Effect): Verb {
  if (Array.isArray(effect)) return 'sequence'
  return names.find((name) => name in effect) ?? 'sequence'
}

const modifierSchemas = Object.entries(modifiers) as [ModifierName, { entries: object }][]

/** The kind of a modifier, recognized by its first key. */
export function modifierOf(modifier: Modifier): ModifierName {
  const known = modifierSchemas.find(([, { entries }]) => Object.keys(entries)[0] in modifier)
  return known?.[0] ?? 'less'
}

/** An effect inside another, and the path to it: `[0]`, `.then`. */
export interface ChildEffect {
  readonly effect: Effect
  readonly step: string
}

export function childrenOf(effect: Effect): ChildEffect[] {
  if (Array.isArray(effect)) return effect.map((inner, i) => ({ effect: inner, step: `[${i}]` }))
  if ('choose' in effect)
    return effect.choose.map((inner, i) => ({ effect: inner, step: `.choose[${i}]` }))
  if ('then' in effect) return [{ effect: effect.then, step: '.then' }]
  if ('discard' in effect && effect.do !== undefined) return [{ effect: effect.do, step: '.do' }]
  return []
}

/** An effect and all effects inside it, parents first. */
export const allParts = (effect: Effect): Effect[] => [
  effect,
  ...childrenOf(effect).flatMap((inner) => allParts(inner.effect)),
]
