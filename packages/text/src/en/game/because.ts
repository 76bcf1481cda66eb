import type { Cause } from '@amalfi/engine'
import type { Names } from '../../locale/locale.ts'
import { inBrackets } from '../grammar.ts'
import type { Words } from '../words.ts'

/** The card or place that caused something. Empty if the rules did it by themselves. */
export function because(w: Words, { kind, id }: Cause, names: Names): string {
  switch (kind) {
    case 'rule':
      return ''
    case 'colony':
      return `your ${w.lighthouse[1]}`
    case 'shipIcon':
      return `bonus of ship ${Number(id) + 1} from the shipyard`
    case 'lighthouseIcon':
      return `bonus of ${w.lighthouse[0]} ${Number(id) + 1}`
    case 'lighthouse':
      return `${w.lighthouse[0]} at ${names.destination(id)}`
    case 'title':
      return `${w.title[0]} ${names.title(id)}`
    case 'decree':
      return `${w.decree[0]} ${names.decree(id)}`
    case 'destination':
    case 'artwork':
    case 'character':
      return names[kind](id)
  }
}

export const becauseInBrackets = (w: Words, why: Cause, names: Names): string =>
  inBrackets(because(w, why, names))
