import { HOLDS, type Hold } from '@amalfi/engine'

/** All icons that can appear in a line of icons. */
export const ICONS = [
  ...HOLDS,
  'any',
  'bread',
  'points',
  'ship',
  'fleet',
  'lighthouse',
  'light',
  'character',
  'immediate',
  'permanent',
  'endgame',
  'engageable',
  'artwork',
  'book',
  'painting',
  'monument',
  'set',
  'pair',
  'destination',
  'public',
  'evolving',
  'own',
  'rival',
  'new',
  'bay',
  'port',
  'dock',
  'hold',
  'hand',
  'title',
  'decree',
  'feed',
  'period',
  'pass',
  'slot',
  'workshop',
  'atlas',
  'council',
  'granary',
  'emergency',
  // actions
  'send',
  'take',
  'straighten',
  'erect',
  'build',
  'acquire',
  'discover',
  'invite',
  'engage',
  'navigate',
  'visit',
  'recall',
  'shift',
  'discard',
  'refresh',
  'draw',
  'keep',
  'borrow',
  'overpay',
  // signs between other icons
  'for',
  'or',
  'to',
  'per',
  'when',
  'if',
  'less',
  'more',
  'free',
  'busy',
  'most',
  'once',
  'others',
  'same',
  'different',
  // Not drawn: `then` separates effects, `also` separates sentences.
  'then',
  'also',
] as const
/** The id of an icon. The page has a drawing for each. */
export type IconId = (typeof ICONS)[number]

/** One icon in a line, and the number beside it. */
export interface Icon {
  readonly icon: IconId
  readonly n?: number | 'full'
}

export const icon = (id: IconId, n?: number | 'full'): Icon =>
  n === undefined ? { icon: id } : { icon: id, n }
/** An icon with a number, unless the number is 1. */
export const iconWithCount = (id: IconId, n: number): Icon => (n === 1 ? icon(id) : icon(id, n))

export const joinIcons = (lines: readonly (readonly Icon[])[], glue: IconId): Icon[] =>
  lines.flatMap((line, i) => (i === 0 ? [...line] : [icon(glue), ...line]))

export const holdIcons = (where: 'any' | Hold | readonly Hold[]): Icon[] =>
  typeof where === 'string'
    ? [icon(where)]
    : joinIcons(
        where.map((hold) => [icon(hold)]),
        'or',
      )
