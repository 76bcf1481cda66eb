import { type Paid, paidParts } from '../../messages/log.ts'
import { counted, de } from '../grammar.ts'
import { SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'

/** The ships of a payment: `2 navires de la cale de vin`, `1 de la baie (ravitaillement d’urgence)`. */
export const shipsPaid = (w: Words, ships: Paid['ships']): string[] =>
  paidParts(ships).map(([from, n], i) => {
    const source =
      from === 'emergency' ? `de la ${w.bay} (ravitaillement d’urgence)` : de(w.places[from])
    return `${i === 0 ? counted(n, SHIP) : n} ${source}`
  })
