import {
  ACTORS,
  ART_TYPES,
  CHARACTER_TYPES,
  COUNTS,
  DESTINATION_KINDS,
  EMERGENCY,
  HOLDS,
  type Hold,
  LIMITS,
  MODIFIER_A,
  MODIFIER_B,
  MODIFIER_CODE,
  MODIFIER_LIMIT,
  MODIFIER_SIZE,
  modifierCode,
  ROWS,
  TRIGGER_ACTOR,
  TRIGGER_AT_LEAST,
  TRIGGER_DESTINATION,
  TRIGGER_FILTER,
  TRIGGER_IF,
  TRIGGER_LIMIT,
  TRIGGER_NODE,
  TRIGGER_SIZE,
  TRIGGER_WHEN,
  TRIGGERS,
} from '@amalfi/engine'
import type { Modifier, Trigger } from '../schema/abilities.ts'
import { codeOf, costMask, holdMask, maskOf } from './masks.ts'

const limitCode = (limit: 'turn' | 'period' | undefined): number =>
  codeOf(LIMITS, limit ?? 'always')

const yieldCode = (from: Hold | 'emergency'): number =>
  from === 'emergency' ? EMERGENCY : codeOf(HOLDS, from)

/** The table row of a trigger. `node` is the row of its effect. */
export function triggerRow(trigger: Trigger, node: number): number[] {
  const row = new Array<number>(TRIGGER_SIZE).fill(0)
  row[TRIGGER_WHEN] = codeOf(TRIGGERS, trigger.when)
  row[TRIGGER_ACTOR] = codeOf(ACTORS, trigger.by ?? 'me')
  row[TRIGGER_FILTER] = filterMask(trigger)
  row[TRIGGER_DESTINATION] = codeOf(DESTINATION_KINDS, trigger.to ?? 'any')
  row[TRIGGER_LIMIT] = limitCode(trigger.once)
  row[TRIGGER_IF] = trigger.if === undefined ? -1 : codeOf(COUNTS, trigger.if.count)
  row[TRIGGER_AT_LEAST] = trigger.if?.atLeast ?? 0
  row[TRIGGER_NODE] = node
  return row
}

/** `checkPack` makes sure that a trigger has at most one of these filters. */
function filterMask({ of, sending, with: paid, first }: Trigger): number {
  if (sending !== undefined) return holdMask(sending)
  if (paid !== undefined) return 1 << yieldCode(paid)
  if (first !== undefined) return 1
  if (of === undefined) return 0
  const types: readonly string[] = (ART_TYPES as readonly string[]).includes(of)
    ? ART_TYPES
    : CHARACTER_TYPES
  return maskOf(types, [of])
}

export function modifierRow(modifier: Modifier): number[] {
  const row = new Array<number>(MODIFIER_SIZE).fill(0)
  const put = (code: number, a: number, b = 0, limit = 0): number[] => {
    row[MODIFIER_CODE] = code
    row[MODIFIER_A] = a
    row[MODIFIER_B] = b
    row[MODIFIER_LIMIT] = limit
    return row
  }
  if ('less' in modifier)
    return put(
      modifierCode('less'),
      modifier.less,
      costMask(modifier.for),
      limitCode(modifier.once),
    )
  if ('accept' in modifier)
    return put(modifierCode('accept'), holdMask(modifier.accept), costMask(modifier.for))
  if ('hold' in modifier)
    return put(modifierCode('as'), holdMask(modifier.hold), holdMask(modifier.as))
  if ('yield' in modifier)
    return put(modifierCode('yield'), yieldCode(modifier.yield), modifier.more)
  if ('slot' in modifier) return put(modifierCode('slotFree'), maskOf(ROWS, modifier.at))
  if ('granary' in modifier) return put(modifierCode('granary'), modifier.granary)
  if ('dock' in modifier)
    return put(modifierCode('busyDock'), modifier.bread, modifier.at === 'board' ? 1 : 0)
  if ('built' in modifier) return put(modifierCode('builtToBay'), 0)
  return put(modifierCode('extra'), codeOf(COUNTS, modifier.of), modifier.extra)
}
