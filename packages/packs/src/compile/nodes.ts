import {
  AMOUNT_COUNT,
  AMOUNT_EVERY,
  AMOUNT_MAX,
  AMOUNT_SIZE,
  AMOUNT_TIMES,
  COUNTS,
  NODE_AMOUNT,
  NODE_CHILD_COUNT,
  NODE_FIRST_CHILD,
  NODE_FLAGS,
  NODE_REDUCTION,
  NODE_SIZE,
  NODE_TRAITS,
  NODE_VERB,
  NODE_WHAT,
  verbCode,
} from '@amalfi/engine'
import { childrenOf, verbOf } from '../effect/walk.ts'
import type { Amount } from '../schema/amounts.ts'
import type { Effect } from '../schema/effects.ts'
import { codeOf } from './masks.ts'
import { nodeFieldsOf } from './node-fields.ts'
import { traitsOf } from './traits.ts'

/** Turns effects into rows of integers. */
export class NodeWriter {
  readonly nodes: number[] = []
  readonly lists: number[] = []
  readonly amounts: number[] = []

  /** Writes an effect and its children. Returns the number of its row, or -1 without an effect. */
  write(effect: Effect | null | undefined): number {
    if (effect === null || effect === undefined) return -1
    const children = childrenOf(effect).map((inner) => this.write(inner.effect))
    const parts = nodeFieldsOf(effect)
    const row = new Array<number>(NODE_SIZE).fill(0)
    row[NODE_VERB] = verbCode(verbOf(effect))
    row[NODE_AMOUNT] = this.#amount(parts.n ?? 0)
    row[NODE_WHAT] = parts.what ?? 0
    row[NODE_REDUCTION] = parts.less ?? 0
    row[NODE_FLAGS] = parts.flags ?? 0
    row[NODE_FIRST_CHILD] = this.lists.length
    row[NODE_CHILD_COUNT] = children.length
    row[NODE_TRAITS] = traitsOf(effect)
    this.lists.push(...children)
    this.nodes.push(...row)
    return this.nodes.length / NODE_SIZE - 1
  }

  #amount(amount: Amount): number {
    if (typeof amount === 'number') return amount
    const row = new Array<number>(AMOUNT_SIZE).fill(0)
    row[AMOUNT_COUNT] = codeOf(COUNTS, amount.per)
    row[AMOUNT_TIMES] = amount.times ?? 1
    row[AMOUNT_EVERY] = amount.every ?? 1
    row[AMOUNT_MAX] = amount.max
    this.amounts.push(...row)
    return -(this.amounts.length / AMOUNT_SIZE)
  }
}
