import {
  BONUS_ICONS,
  type BonusIcon,
  COUNTS,
  type Count,
  HOLDS,
  type Hold,
  NODE_AMOUNT,
  NODE_CHILD_COUNT,
  NODE_FIRST_CHILD,
  NODE_FLAGS,
  NODE_REDUCTION,
  NODE_SIZE,
  NODE_VERB,
  NODE_WHAT,
  VERBS,
} from '@amalfi/engine'
import { compile, trialPack } from '../../src/index.ts'

/** The tables of the trial pack, English printing. */
export const tables = compile(trialPack)

export const hold = (...names: Hold[]): number =>
  names.reduce((mask, name) => mask | (1 << HOLDS.indexOf(name)), 0)
export const icons = (...names: BonusIcon[]): number =>
  names.reduce((mask, name) => mask | (1 << BONUS_ICONS.indexOf(name)), 0)
export const count = (name: Count): number => COUNTS.indexOf(name)

/** A node read back from the tables, with its children. */
export function read(row: number): Record<string, unknown> {
  const at = (part: number): number => tables.nodes[row * NODE_SIZE + part]
  const first = at(NODE_FIRST_CHILD)
  const children = tables.lists.slice(first, first + at(NODE_CHILD_COUNT))
  return {
    verb: VERBS[at(NODE_VERB)],
    n: at(NODE_AMOUNT),
    what: at(NODE_WHAT),
    less: at(NODE_REDUCTION),
    flags: at(NODE_FLAGS),
    inner: children.map(read),
  }
}

/** The node expected for this verb and these parts. */
export const node = (
  verb: string,
  parts: Record<string, unknown> = {},
): Record<string, unknown> => ({ verb, n: 0, what: 0, less: 0, flags: 0, inner: [], ...parts })

export function indexOf(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`no ${id}`)
  return index
}
export const character = (id: string): number => indexOf(tables.characterIds, id)
export const destination = (id: string): number => indexOf(tables.destinationIds, id)
