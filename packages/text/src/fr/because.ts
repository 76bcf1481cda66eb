import type { Because } from '@amalfi/engine'
import type { Names } from '../tongue.ts'
import { de } from './grammar.ts'

/** Because of what; empty for what the rules do by themselves. */
export function because({ kind, id }: Because, names: Names): string {
  switch (kind) {
    case 'rule':
      return ''
    case 'colony':
      return 'vos colonies'
    case 'shipIcon':
      return `icône du navire ${Number(id) + 1}`
    case 'lighthouseIcon':
      return `icône du phare ${Number(id) + 1}`
    case 'lighthouse':
      return `phare ${de(names.destination(id))}`
    case 'title':
      return `titre ${names.title(id)}`
    case 'decree':
      return `décret ${names.decree(id)}`
    default:
      return names[kind](id)
  }
}

export function inBrackets(why: Because, names: Names): string {
  const text = because(why, names)
  return text === '' ? '' : ` (${text})`
}
