import type { ArtType, CharacterType, Trigger as When } from '@amalfi/engine'
import { type Ability, modifierOf, type Scoring, type Trigger } from '@amalfi/packs'
import { countIcons, needIcons, perIcons } from './counts.ts'
import { effectIcons, KINDS } from './effects.ts'
import { holdIcons, type Icon, type IconId, icon, iconWithCount } from './icon.ts'
import type { ModifierIcons } from './verbs.ts'

const COSTS = {
  navigate: 'navigate',
  light: 'light',
  feed: 'feed',
  all: 'any',
} as const

const costIcon = (
  cost:
    | keyof typeof COSTS
    | ArtType
    | CharacterType
    | 'artwork'
    | 'destination'
    | 'character'
    | 'ship',
): Icon => icon(cost in COSTS ? COSTS[cost as keyof typeof COSTS] : (cost as IconId))

const once = (limit: string | undefined): Icon[] => (limit === undefined ? [] : [icon('once')])

const modifiers: ModifierIcons = {
  less: ({ less, for: cost, once: limit }) => [...once(limit), costIcon(cost), icon('less', less)],
  accept: ({ accept, for: cost }) => [...holdIcons(accept), icon('for'), costIcon(cost)],
  as: ({ hold, as }) => [icon(hold), icon('for'), icon(as)],
  yield: ({ yield: from, more }) => [icon(from), icon('more', more)],
  slotFree: ({ at }) => [...at.map((row) => icon(row)), icon('slot'), icon('free')],
  granary: ({ granary }) => [icon('granary'), icon('more', granary)],
  busyDock: ({ bread }) => [
    ...(bread === 0 ? [] : [icon('bread', bread), icon('for')]),
    icon('navigate'),
    icon('busy'),
  ],
  builtToBay: () => [icon('build'), icon('to'), icon('bay')],
  extra: ({ extra, of }) => [...needIcons(of, extra), icon('more'), icon('title')],
}

const TRIGGER_ICONS: Readonly<Record<When, IconId>> = {
  navigate: 'navigate',
  acquire: 'acquire',
  discover: 'discover',
  invite: 'invite',
  engage: 'engage',
  build: 'build',
  erect: 'erect',
  take: 'take',
  light: 'light',
  pay: 'for',
  overpay: 'overpay',
  pass: 'pass',
  feed: 'feed',
  decree: 'decree',
  title: 'title',
  period: 'period',
}

function triggerIcons(trigger: Trigger): Icon[] {
  const { when, by, of, to, sending, with: paid, once: limit, if: condition } = trigger
  return [
    ...once(limit),
    icon('when'),
    ...(by === undefined || by === 'me' ? [] : [icon('others')]),
    icon(TRIGGER_ICONS[when]),
    ...[of, to === undefined ? undefined : KINDS[to], sending, paid].flatMap((id) =>
      id === undefined ? [] : [icon(id)],
    ),
    ...(condition === undefined
      ? []
      : [icon('if'), ...needIcons(condition.count, condition.atLeast)]),
    icon('for'),
    ...effectIcons(trigger.do),
  ]
}

const abilityIcons = (ability: Ability): Icon[] =>
  'when' in ability ? triggerIcons(ability) : modifiers[modifierOf(ability)](ability as never)

/** Abilities that count for titles share one line of icons. */
export function abilitiesIcons(abilities: readonly Ability[]): Icon[][] {
  const extras = abilities.flatMap((ability) => ('extra' in ability ? [ability] : []))
  if (extras.length < 2) return abilities.map(abilityIcons)
  const counted = extras.flatMap(({ extra, of }) => needIcons(of, extra))
  return [
    ...abilities.filter((ability) => !('extra' in ability)).map(abilityIcons),
    [...counted, icon('more'), icon('title')],
  ]
}

export function scoringIcons({ score, per, every, max }: Scoring): Icon[] {
  if (!Array.isArray(per)) return [icon('points', score), ...perIcons(per, every, max)]
  const together = per.flatMap(countIcons)
  return [icon('points', score), iconWithCount('per', every ?? 1), ...together, icon('most', max)]
}
