import { type Paid, paidParts } from '../../messages/log.ts'
import type { Words } from '../words.ts'

/** The ships of a payment: `ワインの船2隻`, `湾の船1隻（緊急調達）`. */
export const shipsPaid = (w: Words, ships: Paid['ships']): string[] =>
  paidParts(ships).map(([from, n]) => {
    if (from === 'emergency') return `${w.bay}の船${n}隻（緊急調達）`
    return `${w.holds[from]}の船${n}隻`
  })
