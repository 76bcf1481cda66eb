import type { Cause } from '@amalfi/engine'
import type { Names } from '../../locale/locale.ts'
import type { Words } from '../words.ts'

/**
 * Quotes the title of an artwork, which could otherwise read as part of the sentence: 『人間の尊厳について』.
 */
export const work = (id: string, names: Names): string => `『${names.artwork(id)}』`

/** The card or place that caused something. Empty if the rules did it by themselves. */
export function because(w: Words, { kind, id }: Cause, names: Names): string {
  switch (kind) {
    case 'rule':
      return ''
    case 'colony':
      return w.lighthouse
    case 'artwork':
      return work(id, names)
    case 'shipIcon':
      return `造船${Number(id) + 1}隻目のボーナス`
    case 'lighthouseIcon':
      return `${w.lighthouse}${Number(id) + 1}${w.lighthouseCounter}目のボーナス`
    case 'lighthouse':
      return `${names.destination(id)}の${w.lighthouse}`
    case 'title':
      return `称号「${names.title(id)}」`
    case 'decree':
      return `${w.decree}「${names.decree(id)}」`
    case 'destination':
    case 'character':
      return names[kind](id)
  }
}
