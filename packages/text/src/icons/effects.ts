import { type Amount, type Effect, type Price, verbOf } from '@amalfi/packs'
import { needIcons, perIcons } from './counts.ts'
import { holdIcons, type Icon, type IconId, icon, iconWithCount, joinIcons } from './icon.ts'
import type { VerbIcons } from './verbs.ts'

function amountIcons(id: IconId, value: Amount): Icon[] {
  if (typeof value === 'number') return [icon(id, value)]
  return [icon(id, value.times ?? 1), ...perIcons(value.per, value.every, value.max)]
}

interface Purchase {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
  readonly busy?: true | undefined
}
const purchaseIcons = ({ less, slot, with: paid, busy }: Purchase): Icon[] => [
  ...(less === undefined ? [] : [icon('less', less)]),
  ...(slot === undefined ? [] : [icon('slot'), icon('free')]),
  ...(paid === undefined ? [] : [icon('for'), icon('any')]),
  ...(busy === undefined ? [] : [icon('busy')]),
]

export const KINDS = {
  any: 'destination',
  public: 'public',
  evolving: 'evolving',
  own: 'own',
  other: 'rival',
  new: 'new',
} as const satisfies Record<string, IconId>

const verbs: VerbIcons = {
  bread: ({ bread }) => (bread === 'full' ? [icon('bread', 'full')] : amountIcons('bread', bread)),
  points: ({ points }) => amountIcons('points', points),
  send: ({ send, upTo }) => [
    icon('send'),
    ...amountIcons('ship', upTo),
    icon('to'),
    ...holdIcons(send),
  ],
  take: ({ take, slot }) => [iconWithCount('take', take), ...purchaseIcons({ slot })],
  straighten: ({ straighten }) => [iconWithCount('straighten', straighten)],
  erect: ({ erect }) => [iconWithCount('erect', erect)],
  build: ({ build, less }) => [iconWithCount('build', build), ...purchaseIcons({ less })],
  acquire: (effect) => [icon('acquire'), icon(effect.acquire), ...purchaseIcons(effect)],
  discover: (effect) => [icon('discover'), ...purchaseIcons(effect)],
  invite: (effect) => [icon('invite'), icon(effect.invite), ...purchaseIcons(effect)],
  navigate: (effect) => [icon('navigate'), icon(KINDS[effect.navigate]), ...purchaseIcons(effect)],
  visit: (effect) => [icon('visit'), icon(KINDS[effect.visit]), ...purchaseIcons(effect)],
  recall: ({ recall, from }) => [
    iconWithCount('recall', recall),
    icon(from),
    icon('to'),
    icon('bay'),
  ],
  shift: ({ shift, to }) => [
    iconWithCount('shift', shift),
    icon('hold'),
    icon('to'),
    ...holdIcons(to),
  ],
  refresh: ({ refresh }) => [icon('refresh'), icon(refresh)],
  draw: ({ draw, keep }) => [icon('draw', draw), icon('keep', keep)],
  light: ({ light, less }) => [iconWithCount('light', light), ...purchaseIcons({ less })],
  borrow: () => [icon('borrow'), icon('engageable'), icon('others')],
  discard: ({ discard, upTo, do: inner }) => [
    icon('discard'),
    upTo === undefined ? icon(discard) : icon(discard, upTo),
    ...(inner === undefined ? [] : [icon('for'), ...effectIcons(inner)]),
  ],
  pay: (effect) => [...priceIcons(effect.pay), icon('for'), ...effectIcons(effect.then)],
  choose: ({ choose }) => joinIcons(choose.map(effectIcons), 'or'),
  if: (effect) => [
    icon('if'),
    ...needIcons(effect.if.count, effect.if.atLeast),
    icon('for'),
    ...effectIcons(effect.then),
  ],
  sequence: (effects) => joinIcons(effects.map(effectIcons), 'then'),
}

function priceIcons(price: Price): Icon[] {
  if ('bread' in price) return [icon('bread', price.bread)]
  if ('hand' in price) return [icon('hand', price.hand)]
  return [icon('hold', price.resources), ...holdIcons(price.in)]
}

export function effectIcons(effect: Effect): Icon[] {
  return verbs[verbOf(effect)](effect as never)
}
