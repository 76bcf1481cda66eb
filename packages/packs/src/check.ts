import { checkBoards } from './check/boards.ts'
import { checkCards } from './check/cards.ts'
import { checkEffects } from './check/effects.ts'
import { checkEndless } from './check/endless.ts'
import type { Fault } from './check/fault.ts'
import { guard } from './check/guard.ts'
import { checkIds, checkNumbers } from './check/numbers.ts'
import { readShape } from './check/shape.ts'
import type { Pack } from './schema/pack.ts'

/** The result of `checkPack`: a playable pack, or the list of its faults. */
export type Checked =
  | { readonly pack: Pack; readonly faults: readonly [] }
  | { readonly pack: null; readonly faults: readonly Fault[] }

/**
 * Checks a pack from any source: whether it is safe to read, has the form of a pack, and can be
 * played. It never throws for a JSON value.
 */
export function checkPack(input: unknown): Checked {
  const danger = guard(input)
  if (danger !== null) return { pack: null, faults: [danger] }
  const shape = readShape(input)
  if ('faults' in shape) return { pack: null, faults: shape.faults }
  const { pack } = shape
  const checks = [checkIds, checkNumbers, checkCards, checkBoards, checkEffects, checkEndless]
  const faults = checks.flatMap((check) => check(pack))
  return faults.length === 0 ? { pack, faults: [] } : { pack: null, faults }
}
