import { type BoardView, type Described, HOLDS, isOption } from '@amalfi/engine'
import type { Question } from './question.ts'
import type { GameRules } from './rules.ts'

/**
 * The things on a table that a choice can lie on: `place:tunis`, `artwork:mona-lisa`, `hold:wine`,
 * `bay`. What lies on nothing is asked in words: `ask`.
 */
export type TargetId = string

export interface Offered {
  readonly choice: number
  readonly described: Described
  /** An optional action, which may be taken before what is asked. */
  readonly option: boolean
}

/** The thing on which a choice lies. */
export function targetFor(choice: Described): TargetId {
  switch (choice.do) {
    case 'navigate':
    case 'erect':
    case 'visit':
    case 'recall':
    case 'light':
      return `place:${choice.to}`
    case 'acquire':
    case 'discardArtwork':
      return `artwork:${choice.artwork}`
    case 'discover':
      return `tile:${choice.to}`
    case 'invite':
    case 'give':
    case 'handToBread':
      return `hand:${choice.character}`
    case 'engage':
    case 'straighten':
    case 'resolve':
    case 'borrow':
      return `court:${choice.character}`
    case 'take':
    case 'discardCharacter':
      return `council:${choice.character}`
    case 'keep':
    case 'drop':
      return `pile:${choice.character}`
    case 'send':
    case 'lightSend':
    case 'holdToBread':
      return `hold:${choice.hold}`
    case 'shift':
      return `hold:${choice.to}`
    case 'bayToBread':
      return 'bay'
    case 'recallFromPort':
      return 'port'
    case 'construct':
      return 'shipyard'
    case 'pack':
      return `pack:${choice.pack}`
    case 'claim':
      return `title:${choice.title}`
    case 'settle':
      return `decree:${choice.decree}`
    case 'pass':
    case 'pay':
    case 'choose':
    case 'buy':
    case 'lightBread':
    case 'characterFirst':
    case 'actionFirst':
    case 'insteadTake':
    case 'insteadPoints':
    case 'decline':
    case 'feed':
    case 'decree':
    case 'buyPoint':
    case 'endTurn':
      return 'ask'
  }
}

/** Where a main action may lie: whoever tries it at another moment is told so. */
const TRIED: readonly string[] = ['place', 'artwork', 'tile', 'hand', 'court', 'shipyard']
export const isTried = (target: TargetId): boolean => TRIED.includes(target.split(':')[0])

/** What is on offer, by the thing it lies on; what is asked for comes before what is optional. */
export function targetsOf(
  { choices, options }: Question,
  rules: Pick<GameRules, 'describe'>,
): ReadonlyMap<TargetId, readonly Offered[]> {
  const targets = new Map<TargetId, Offered[]>()
  for (const choice of [...choices, ...options]) {
    const described = rules.describe(choice)
    const offered = { choice, described, option: isOption(choice) }
    const target = targetFor(described)
    const there = targets.get(target)
    if (there === undefined) targets.set(target, [offered])
    else there.push(offered)
  }
  return targets
}

/** The things that lie on the table; what is offered on any other is asked in words. */
export function targetsOn(look: BoardView): ReadonlySet<TargetId> {
  const own = look.boards[look.seat]
  const row = (name: 'workshop' | 'atlas' | 'council', at: string): TargetId[] =>
    look.rows[name].slots.flatMap(({ card }) => (card === null ? [] : [`${at}:${card}`]))
  return new Set([
    ...look.destinations.map(({ destination }) => `place:${destination}`),
    ...row('workshop', 'artwork'),
    ...row('atlas', 'tile'),
    ...row('council', 'council'),
    ...own.hand.known.map((id) => `hand:${id}`),
    ...[...own.pile.known, ...own.aside.known].map((id) => `pile:${id}`),
    ...look.boards.flatMap(({ characters }) =>
      characters.map(({ character }) => `court:${character}`),
    ),
    ...look.packs.map(({ pack }) => `pack:${pack}`),
    ...look.titles.map(({ title }) => `title:${title}`),
    ...look.decrees.map((decree) => `decree:${decree}`),
    ...HOLDS.map((hold) => `hold:${hold}`),
    'bay',
    'port',
    'shipyard',
  ])
}
