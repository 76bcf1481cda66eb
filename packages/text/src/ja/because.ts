import type { Because } from '@amalfi/engine'
import type { Names } from '../tongue.ts'

/** Works have titles that could be a part of the sentence: 『人間の尊厳について』. */
export const work = (id: string, names: Names): string => `『${names.artwork(id)}』`

/** Because of what; empty for what the rules do by themselves. */
export function because({ kind, id }: Because, names: Names): string {
  switch (kind) {
    case 'rule':
      return ''
    case 'colony':
      return '植民地'
    case 'artwork':
      return work(id, names)
    case 'shipIcon':
      return `造船${Number(id) + 1}隻目のアイコン`
    case 'lighthouseIcon':
      return `灯台${Number(id) + 1}基目のアイコン`
    case 'lighthouse':
      return `${names.destination(id)}の灯台`
    case 'title':
      return `称号「${names.title(id)}」`
    case 'decree':
      return `布告「${names.decree(id)}」`
    default:
      return names[kind](id)
  }
}
