import { type EventKind, type GameEvent, type LogEntry, RIVAL } from '@amalfi/engine'
import type { Covers } from '@amalfi/text'
import { isHanded, type Payment, pays } from './paid.ts'

interface Paying {
  readonly made: number
  readonly events: readonly { readonly key: number; readonly event: Payment }[]
}

/** A line of the story: something that happened, as often as it happened in a row. */
export interface Line {
  /** Where in the story it begins. */
  readonly key: number
  readonly event: GameEvent
  readonly times: number
  /** What paid for an action, by the choice with which it was paid. */
  readonly paid?: Paying
}

/** What belongs together: a turn, the reaction of the rival, or a phase for all. */
export interface LogSection {
  readonly key: number
  /** What opens it; null for what comes before the first phase. */
  readonly head: Head | null
  /** Whose turn it is; -1 for a phase. */
  readonly seat: number
  readonly lines: readonly Line[]
  /** What evolving places were called while it happened. */
  readonly covers: Covers
}

export type Head = Extract<GameEvent, { kind: 'turn' | 'phase' | 'reaction' }>

/** What somebody does, or gains for good. The rest are the details of it. */
const ACTIONS: ReadonlySet<EventKind> = new Set<EventKind>([
  'navigate',
  'acquire',
  'discover',
  'invite',
  'engage',
  'construct',
  'lighthouse',
  'pass',
  'windRose',
  'pack',
  'feed',
  'decree',
  'endgame',
  'title',
  'cover',
  'lost',
  'end',
])

export const isAction = ({ kind }: GameEvent): boolean => ACTIONS.has(kind)

const isHead = (event: GameEvent): event is Head =>
  event.kind === 'turn' || event.kind === 'phase' || event.kind === 'reaction'

const seatOfHead = (head: Head): number =>
  head.kind === 'turn' ? head.seat : head.kind === 'reaction' ? RIVAL : -1

/** The story in sections, with what repeats in one line; `told` are those of what came before `from`. */
export function logSectionsOf(
  story: readonly LogEntry[],
  from = 0,
  told: readonly LogSection[] = [],
): readonly LogSection[] {
  const sections = told.slice(0, -1)
  const open = told.at(-1)
  let lines = [...(open?.lines ?? [])]
  if (open !== undefined) sections.push({ ...open, lines })
  for (let key = from; key < story.length; key++) {
    const { event, moveIndex: made } = story[key]
    if (isHead(event)) {
      const before = sections.at(-1)
      const covers = before === undefined ? NO_COVERS : coversAfter(before)
      lines = []
      sections.push({ key, head: event, seat: seatOfHead(event), lines, covers })
    } else {
      if (sections.length === 0)
        sections.push({ key, head: null, seat: -1, lines, covers: NO_COVERS })
      if (sections.at(-1)?.head !== null || !isDealt(event)) add(lines, key, event, made)
    }
  }
  return sections
}

const NO_COVERS: Covers = new Map()

/** What is covered after a section. */
function coversAfter({ covers, lines }: LogSection): Covers {
  const laid = lines.flatMap(({ event }): [string, string][] =>
    event.kind === 'cover' ? [[event.place, event.destination]] : [],
  )
  return laid.length === 0 ? covers : new Map([...covers, ...laid])
}

/** While hands are dealt, piles lie before everybody: what is told of them is what one keeps or drops. */
const isDealt = (event: GameEvent): boolean =>
  event.kind === 'card' &&
  event.what === 'character' &&
  (event.card === null || event.to === 'pile' || event.to === 'aside')

function add(lines: Line[], key: number, event: GameEvent, made: number): void {
  const since = lines.findLastIndex((line) => isAction(line.event))
  const handed = lines.slice(since + 1).some((line) => isHanded(line.event))
  if (since < 0 || handed || !pays(lines[since].event, event)) return join(lines, since, key, event)
  const { paid = { made, events: [] } } = lines[since]
  const before = paid.made === made ? paid.events : []
  // What one did before the payment was no part of it.
  if (paid.made !== made) for (const one of paid.events) join(lines, since, one.key, one.event)
  lines[since] = { ...lines[since], paid: { made, events: [...before, { key, event }] } }
}

/** A detail of the action at this place, in one line with what it repeats. */
function join(lines: Line[], since: number, key: number, event: GameEvent): void {
  if (lines.some((line) => isPartOf(line.event, event))) return
  for (let i = lines.length - 1; i > since; i--) {
    const merged = together(lines[i], event)
    if (merged === 'apart') break
    if (merged === null) continue
    if (isNothing(merged.event)) lines.splice(i, 1)
    else lines[i] = merged
    return
  }
  lines.push({ key, event, times: 1 })
}

/** What was gained and paid again leaves nothing to tell. */
const isNothing = (event: GameEvent): boolean =>
  (event.kind === 'score' || (event.kind === 'bread' && event.lost === 0)) &&
  event.from === event.to

/** What an action says already: the ship that sails, the card that is turned. */
function isPartOf(action: GameEvent, event: GameEvent): boolean {
  if (action.kind === 'navigate' && event.kind === 'ship')
    return action.ship && event.from === 'bay' && event.to === 'dock' && event.at === action.to
  return (
    action.kind === 'engage' &&
    event.kind === 'turned' &&
    event.to === 'engaged' &&
    event.character === action.character
  )
}

/** Both as one line; null if they have nothing to do with each other, `apart` if they must follow. */
function together({ key, event: first, times }: Line, then: GameEvent): Line | null | 'apart' {
  if (first.kind === 'ship' && then.kind === 'ship')
    return same(first, then, ['seat', 'from', 'to', 'at']) && isSame(first.because, then.because)
      ? { key, event: first, times: times + 1 }
      : null
  if (
    (first.kind === 'bread' && then.kind === 'bread') ||
    (first.kind === 'score' && then.kind === 'score')
  ) {
    if (first.seat !== then.seat) return null
    if (first.to !== then.from || !isSame(first.because, then.because)) return 'apart'
    const lost = 'lost' in first && 'lost' in then ? { lost: first.lost + then.lost } : {}
    return { key, event: { ...first, to: then.to, ...lost } as GameEvent, times }
  }
  return null
}

const isSame = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key])

const same = <T>(a: T, b: T, keys: readonly (keyof T)[]): boolean =>
  keys.every((key) => a[key] === b[key])

/** What is told while a turn waits to be ended: not whose turn comes next. */
export function withoutNext(sections: readonly LogSection[]): readonly LogSection[] {
  const told = sections.findLastIndex(({ lines }) => lines.length > 0)
  return sections.slice(0, told + 1)
}

/** The last sections, with so many lines or a few more: none is cut. */
export function latest(sections: readonly LogSection[], most: number): readonly LogSection[] {
  let lines = 0
  const from = sections.findLastIndex((section) => {
    lines += section.lines.length + 1
    return lines > most
  })
  return sections.slice(Math.max(from, 0))
}

/**
 * What happened since the last turn of a seat was over: what it does in a turn of its own that goes
 * on now comes at the end.
 */
export function sinceLastTurn(
  sections: readonly LogSection[],
  seat: number,
): readonly LogSection[] {
  const last = sections.findLastIndex((section) => section.seat >= 0 && section.seat !== RIVAL)
  const going = last >= 0 && sections[last].seat === seat && isOpen(sections, last)
  const before = sections.slice(0, going ? last : sections.length)
  const own = before.findLastIndex((section) => section.seat === seat)
  return sections.slice(own + 1)
}

/** A turn goes on until another phase begins; the next turn would have been the last. */
const isOpen = (sections: readonly LogSection[], turn: number): boolean =>
  sections.slice(turn + 1).every(({ head }) => head?.kind === 'reaction')
