import type { Because } from '@amalfi/engine'
import type { Names } from '../tongue.ts'

/** Because of what; empty for what the rules do by themselves. */
export function because({ kind, id }: Because, names: Names): string {
  switch (kind) {
    case 'rule':
      return ''
    case 'colony':
      return 'your colonies'
    case 'shipIcon':
      return `icon under ship ${Number(id) + 1}`
    case 'lighthouseIcon':
      return `icon under lighthouse ${Number(id) + 1}`
    case 'lighthouse':
      return `lighthouse at ${names.destination(id)}`
    case 'title':
      return `title ${names.title(id)}`
    case 'decree':
      return `decree ${names.decree(id)}`
    default:
      return names[kind](id)
  }
}

export function inBrackets(why: Because, names: Names): string {
  const text = because(why, names)
  return text === '' ? '' : ` (${text})`
}
