import {
  AMOUNT,
  AMOUNT_COUNT,
  AMOUNT_EVERY,
  AMOUNT_MAX,
  AMOUNT_TIMES,
  COUNTS,
  NODE,
  NODE_CHILDREN,
  NODE_FIRST,
  NODE_FLAGS,
  NODE_LESS,
  NODE_MARKS,
  NODE_N,
  NODE_VERB,
  NODE_WHAT,
  verbCode,
} from '@amalfi/engine'
import { innerOf, verbOf } from '../effect/walk.ts'
import type { Amount } from '../schema/amounts.ts'
import type { Effect } from '../schema/effects.ts'
import { marksOf } from './marks.ts'
import { codeOf } from './masks.ts'
import { partsOf } from './parts.ts'

/** Where effects become rows of integers. */
export class NodeWriter {
  readonly nodes: number[] = []
  readonly lists: number[] = []
  readonly amounts: number[] = []

  /** Writes an effect with all inside it; gives the number of its row. Without an effect: -1. */
  write(effect: Effect | null | undefined): number {
    if (effect === null || effect === undefined) return -1
    const children = innerOf(effect).map((inner) => this.write(inner.effect))
    const parts = partsOf(effect)
    const row = new Array<number>(NODE).fill(0)
    row[NODE_VERB] = verbCode(verbOf(effect))
    row[NODE_N] = this.#amount(parts.n ?? 0)
    row[NODE_WHAT] = parts.what ?? 0
    row[NODE_LESS] = parts.less ?? 0
    row[NODE_FLAGS] = parts.flags ?? 0
    row[NODE_FIRST] = this.lists.length
    row[NODE_CHILDREN] = children.length
    row[NODE_MARKS] = marksOf(effect)
    this.lists.push(...children)
    this.nodes.push(...row)
    return this.nodes.length / NODE - 1
  }

  #amount(amount: Amount): number {
    if (typeof amount === 'number') return amount
    const row = new Array<number>(AMOUNT).fill(0)
    row[AMOUNT_COUNT] = codeOf(COUNTS, amount.per)
    row[AMOUNT_TIMES] = amount.times ?? 1
    row[AMOUNT_EVERY] = amount.every ?? 1
    row[AMOUNT_MAX] = amount.max
    this.amounts.push(...row)
    return -(this.amounts.length / AMOUNT)
  }
}
