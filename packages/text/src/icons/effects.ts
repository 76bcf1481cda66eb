import { type Amount, type Effect, type Price, verbOf } from '@amalfi/packs'
import type { IconsOfVerbs } from '../cards/verbs.ts'
import { needIcons, perIcons } from './counts.ts'
import { between, holdIcons, type Icon, type IconId, icon, some } from './icon.ts'

function amountIcons(id: IconId, value: Amount): Icon[] {
  if (typeof value === 'number') return [icon(id, value)]
  return [icon(id, value.times ?? 1), ...perIcons(value.per, value.every, value.max)]
}

interface Bought {
  readonly less?: number | undefined
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
  readonly busy?: true | undefined
}
const terms = ({ less, slot, with: paid, busy }: Bought): Icon[] => [
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

const verbs: IconsOfVerbs = {
  bread: ({ bread }) => (bread === 'full' ? [icon('bread', 'full')] : amountIcons('bread', bread)),
  points: ({ points }) => amountIcons('points', points),
  send: ({ send, upTo }) => [
    icon('send'),
    ...amountIcons('ship', upTo),
    icon('to'),
    ...holdIcons(send),
  ],
  take: ({ take, slot }) => [some('take', take), ...terms({ slot })],
  straighten: ({ straighten }) => [some('straighten', straighten)],
  erect: ({ erect }) => [some('erect', erect)],
  build: ({ build, less }) => [some('build', build), ...terms({ less })],
  acquire: (effect) => [icon('acquire'), icon(effect.acquire), ...terms(effect)],
  discover: (effect) => [icon('discover'), ...terms(effect)],
  invite: (effect) => [icon('invite'), icon(effect.invite), ...terms(effect)],
  navigate: (effect) => [icon('navigate'), icon(KINDS[effect.navigate]), ...terms(effect)],
  visit: (effect) => [icon('visit'), icon(KINDS[effect.visit]), ...terms(effect)],
  recall: ({ recall, from }) => [some('recall', recall), icon(from), icon('to'), icon('bay')],
  shift: ({ shift, to }) => [some('shift', shift), icon('hold'), icon('to'), ...holdIcons(to)],
  refresh: ({ refresh }) => [icon('refresh'), icon(refresh)],
  draw: ({ draw, keep }) => [icon('draw', draw), icon('keep', keep)],
  light: ({ light, less }) => [some('light', light), ...terms({ less })],
  borrow: () => [icon('borrow'), icon('engageable'), icon('others')],
  discard: ({ discard, upTo, do: inner }) => [
    icon('discard'),
    upTo === undefined ? icon(discard) : icon(discard, upTo),
    ...(inner === undefined ? [] : [icon('for'), ...effectIcons(inner)]),
  ],
  pay: (effect) => [...priceIcons(effect.pay), icon('for'), ...effectIcons(effect.then)],
  choose: ({ choose }) => between(choose.map(effectIcons), 'or'),
  if: (effect) => [
    icon('if'),
    ...needIcons(effect.if.count, effect.if.atLeast),
    icon('for'),
    ...effectIcons(effect.then),
  ],
  sequence: (effects) => between(effects.map(effectIcons), 'then'),
}

function priceIcons(price: Price): Icon[] {
  if ('bread' in price) return [icon('bread', price.bread)]
  if ('hand' in price) return [icon('hand', price.hand)]
  return [icon('hold', price.resources), ...holdIcons(price.in)]
}

export function effectIcons(effect: Effect): Icon[] {
  return verbs[verbOf(effect)](effect as never)
}
