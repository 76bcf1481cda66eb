import {
  type BoardView,
  type Described,
  HOLDS,
  type Hold,
  isOption,
  type Row,
} from '@amalfi/engine'
import type { Question } from './question.ts'
import type { GameRules } from './rules.ts'

/** Kinds of targets that have the id of a card, destination, pack, title or decree. */
const KINDS_WITH_ID = [
  /** A destination on the chart, or a discovered one. */
  'destination',
  /** A destination in the Atlas. */
  'tile',
  /** An artwork in the Workshop. */
  'artwork',
  /** An artwork that a player has acquired. */
  'owned',
  /** A character in the hand. */
  'hand',
  /** A character in front of a player. */
  'played-character',
  /** A character in the Council. */
  'council',
  /** A dealt character that can be kept or dropped. */
  'pile',
  /** A dealt character that was kept. */
  'kept',
  /** A starting pack, and a character in one. */
  'pack',
  'pack-card',
  'title',
  'decree',
] as const
/** Kinds with a single target. `ask` stands for choices that are offered as buttons. */
const SINGLE_KINDS = ['bay', 'port', 'shipyard', 'granary', 'ask'] as const

/** A kind of which the table has several targets. */
export type KindWithId = (typeof KINDS_WITH_ID)[number]
/** A kind of which the table has one target. */
export type SingleKind = (typeof SINGLE_KINDS)[number]

type Parts =
  | { readonly kind: KindWithId; readonly id: string }
  | { readonly kind: 'hold'; readonly id: Hold }
  | { readonly kind: SingleKind; readonly id?: never }

/** The kind of target that a card in a row is. */
export const TARGET_IN_ROW = {
  workshop: 'artwork',
  atlas: 'tile',
  council: 'council',
} as const satisfies Readonly<Record<Row, KindWithId>>

declare const brand: unique symbol
/**
 * What on the table a choice belongs to. `targetId` makes one object for each target, so that targets
 * can be compared with `===` and be keys of a map.
 */
export type TargetId = Parts & { readonly [brand]: true }
/** Any kind of target. */
export type TargetKind = TargetId['kind']

const known = new Map<string, TargetId>()

/** The target of a kind, and of an id where the kind has several. */
export function targetId(kind: KindWithId, id: string): TargetId
export function targetId(kind: 'hold', id: Hold): TargetId
export function targetId(kind: SingleKind): TargetId
export function targetId(kind: TargetKind, id?: string): TargetId {
  const text = id === undefined ? kind : `${kind}:${id}`
  const target = known.get(text) ?? ({ kind, ...(id === undefined ? {} : { id }) } as TargetId)
  known.set(text, target)
  return target
}

/** A target as the attribute `data-target`: `destination:tunis`, `hold:wine`, `bay`. */
export const targetAttribute = ({ kind, id }: TargetId): string =>
  id === undefined ? kind : `${kind}:${id}`

/** The target that an attribute means; null if it means none. */
export function parseTarget(text: string): TargetId | null {
  const [, word, id] = /^([^:]+)(?::(.+))?$/s.exec(text) ?? []
  if (id === undefined) {
    const single = SINGLE_KINDS.find((kind) => kind === word)
    return single === undefined ? null : targetId(single)
  }
  const hold = HOLDS.find((hold) => hold === id)
  if (word === 'hold') return hold === undefined ? null : targetId('hold', hold)
  const kind = KINDS_WITH_ID.find((kind) => kind === word)
  return kind === undefined ? null : targetId(kind, id)
}

/** A choice that is offered. */
export interface OfferedChoice {
  readonly choice: number
  readonly described: Described
  /** It is an optional action, which does not answer the decision. */
  readonly option: boolean
}

/** The target that a choice belongs to. */
export function targetFor(choice: Described): TargetId {
  switch (choice.do) {
    case 'navigate':
    case 'erect':
    case 'visit':
    case 'recall':
    case 'light':
      return targetId('destination', choice.to)
    case 'acquire':
    case 'discardArtwork':
      return targetId('artwork', choice.artwork)
    case 'discover':
      return targetId('tile', choice.to)
    case 'invite':
    case 'give':
    case 'handToBread':
      return targetId('hand', choice.character)
    case 'engage':
    case 'straighten':
    case 'resolve':
    case 'borrow':
      return targetId('played-character', choice.character)
    case 'take':
    case 'discardCharacter':
      return targetId('council', choice.character)
    case 'keep':
    case 'drop':
      return targetId('pile', choice.character)
    case 'send':
    case 'lightSend':
    case 'holdToBread':
      return targetId('hold', choice.hold)
    case 'shift':
      return targetId('hold', choice.to)
    case 'bayToBread':
      return targetId('bay')
    case 'recallFromPort':
      return targetId('port')
    case 'construct':
      return targetId('shipyard')
    case 'pack':
      return targetId('pack', choice.pack)
    case 'claim':
      return targetId('title', choice.title)
    case 'settle':
      return targetId('decree', choice.decree)
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
      return targetId('ask')
  }
}

/** Targets of main actions. If one is tried at another moment, the page says why it is refused. */
const KINDS_OF_ACTIONS: readonly TargetKind[] = [
  'destination',
  'artwork',
  'tile',
  'hand',
  'played-character',
  'shipyard',
]
/** Whether a main action may belong to a target. */
export const mayHaveAction = (target: TargetId): boolean => KINDS_OF_ACTIONS.includes(target.kind)

/** The offered choices by target. Choices of the decision come before optional actions. */
export function targetsOf(
  { choices, options }: Question,
  rules: Pick<GameRules, 'describe'>,
): ReadonlyMap<TargetId, readonly OfferedChoice[]> {
  const targets = new Map<TargetId, OfferedChoice[]>()
  for (const choice of [...choices, ...options]) {
    const described = rules.describe(choice)
    const offered = { choice, described, option: isOption(choice) }
    const target = targetFor(described)
    const atTarget = targets.get(target)
    if (atTarget === undefined) targets.set(target, [offered])
    else atTarget.push(offered)
  }
  return targets
}

/** The targets that are on the table. Choices with another target are offered as buttons. */
export function targetsOn(view: BoardView): ReadonlySet<TargetId> {
  const own = view.boards[view.seat]
  const row = (name: 'workshop' | 'atlas' | 'council', at: KindWithId): TargetId[] =>
    view.rows[name].slots.flatMap(({ card }) => (card === null ? [] : [targetId(at, card)]))
  return new Set([
    ...view.destinations.map(({ destination }) => targetId('destination', destination)),
    ...row('workshop', 'artwork'),
    ...row('atlas', 'tile'),
    ...row('council', 'council'),
    ...own.hand.known.map((id) => targetId('hand', id)),
    ...[...own.pile.known, ...own.aside.known].map((id) => targetId('pile', id)),
    ...view.boards.flatMap(({ characters }) =>
      characters.map(({ character }) => targetId('played-character', character)),
    ),
    ...view.packs.map(({ pack }) => targetId('pack', pack)),
    ...view.titles.map(({ title }) => targetId('title', title)),
    ...view.decrees.map((decree) => targetId('decree', decree)),
    ...HOLDS.map((hold) => targetId('hold', hold)),
    targetId('bay'),
    targetId('port'),
    targetId('shipyard'),
  ])
}
