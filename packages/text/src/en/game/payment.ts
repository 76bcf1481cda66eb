import { type Paid, paidParts } from '../../messages/log.ts'
import { counted } from '../grammar.ts'
import type { Words } from '../words.ts'

/** The ships of a payment, by source: `2 ships from wine`. */
export const shipsPaid = (w: Words, ships: Paid['ships']): string[] =>
  paidParts(ships).map(([from, n]) => {
    const source = from === 'emergency' ? `the ${w.bay} (emergency)` : w.holds[from]
    return `${counted(n, ['ship', 'ships'])} from ${source}`
  })
