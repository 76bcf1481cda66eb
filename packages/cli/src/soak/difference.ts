import type { Game } from '@amalfi/engine'

type Field = Game[keyof Game]

const sameField = (a: Field, b: Field): boolean => {
  if (typeof a === 'number' || typeof b === 'number') return a === b
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/**
 * The first field in which two positions differ, or null. Positions are flat, so this compares
 * everything.
 */
export function difference(a: Game, b: Game): string | null {
  const names = Object.keys(a) as (keyof Game)[]
  if (names.length !== Object.keys(b).length) return 'the number of fields'
  return names.find((name) => !sameField(a[name], b[name])) ?? null
}
