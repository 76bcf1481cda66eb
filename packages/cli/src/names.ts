import { type Because, RIVAL } from '@amalfi/engine'

/** Words that stay small within a name, and numbers that do not. */
const SMALL = new Set(['of', 'the', 'de', 'di', 'd', 'della', 'da', 'and', 'in', 'at'])
const ROMAN = /^[ivx]+$/

function cased(word: string, at: number): string {
  if (at > 0 && SMALL.has(word)) return word
  if (at > 0 && ROMAN.test(word)) return word.toUpperCase()
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** The words of an id: `mona-lisa` is Mona Lisa. Until there are texts, ids are the names. */
export const readable = (id: string): string => id.split('-').map(cased).join(' ')

export const player = (seat: number): string =>
  seat === RIVAL ? 'The rival' : `Player ${seat + 1}`

/** Periods are counted from 0, and called I to IV. */
export const roman = (period: number): string => ['I', 'II', 'III', 'IV'][period]

export const many = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`

/** Because of what, in brackets; nothing for what the rules do by themselves. */
export function reason({ kind, id }: Because): string {
  switch (kind) {
    case 'rule':
      return ''
    case 'shipIcon':
      return ` (icon of ship ${Number(id) + 1})`
    case 'lighthouseIcon':
      return ` (icon of lighthouse ${Number(id) + 1})`
    case 'lighthouse':
      return ` (lighthouse at ${readable(id)})`
    case 'title':
      return ` (title ${readable(id)})`
    case 'decree':
      return ` (decree ${readable(id)})`
    case 'destination':
    case 'artwork':
    case 'character':
      return ` (${readable(id)})`
  }
}
