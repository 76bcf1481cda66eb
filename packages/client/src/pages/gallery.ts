import type { Card, CardKind } from '@amalfi/text'

/** The kinds in the order in which they are shown. */
export const KINDS: readonly CardKind[] = [
  'character',
  'artwork',
  'privateDestination',
  'publicDestination',
  'evolvingDestination',
  'title',
  'decree',
]

/** What is looked for; null is everything. */
export interface Wanted {
  readonly kind: CardKind | null
  readonly type: string | null
  readonly words: string
}

/** Without accents, joined letters and capitals, so that a keyboard without them finds everything too. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')

/** Whether a card is looked for: every word must stand somewhere in its name or text. */
export function fits({ kind, type, name, text }: Card, wanted: Wanted): boolean {
  if (wanted.kind !== null && kind !== wanted.kind) return false
  if (wanted.type !== null && type !== wanted.type) return false
  const said = plain(`${name} ${text}`)
  return plain(wanted.words)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
