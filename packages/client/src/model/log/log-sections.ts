import { type EventKind, type GameEvent, type LogEntry, RIVAL } from '@amalfi/engine'
import type { Covers } from '@amalfi/text'
import { completesPurchase, isPaymentFor, type Payment } from './payments.ts'

/** What paid for an action, all with the same choice. */
interface LinePayment {
  readonly moveIndex: number
  readonly events: readonly { readonly key: number; readonly event: Payment }[]
}

/** A line of the log: an event, and how often it happened in a row. */
export interface LogLine {
  /** The index of its first entry in the log. */
  readonly key: number
  readonly event: GameEvent
  readonly times: number
  readonly payment?: LinePayment
}

/** A part of the log: a turn, the reaction of the rival, or a phase for all. */
export interface LogSection {
  readonly key: number
  /** The event that begins it; null before the first phase. */
  readonly head: SectionHead | null
  /** Whose turn it is; -1 for a phase. */
  readonly seat: number
  readonly lines: readonly LogLine[]
  /** The tiles that covered evolving destinations at that time. */
  readonly covers: Covers
}

/** An event that begins a section. */
export type SectionHead = Extract<GameEvent, { kind: 'turn' | 'phase' | 'reaction' }>

/** What a player does or gains for good. All other events are details of these. */
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

/** Whether an event is an action, which gets a line of its own. */
export const isAction = ({ kind }: GameEvent): boolean => ACTIONS.has(kind)

/** Whether a lighthouse is used for bread or a ship. In the turn of another player this is news. */
export const isLighthouseUsed = (
  event: GameEvent,
): event is Extract<GameEvent, { kind: 'useLighthouse' }> =>
  event.kind === 'useLighthouse' && event.how !== 'decline'

const isHead = (event: GameEvent): event is SectionHead =>
  event.kind === 'turn' || event.kind === 'phase' || event.kind === 'reaction'

const seatOfHead = (head: SectionHead): number =>
  head.kind === 'turn' ? head.seat : head.kind === 'reaction' ? RIVAL : -1

/**
 * Groups a log into sections and joins repeated events. `previous` are the sections of the entries
 * before `from`.
 */
export function logSectionsOf(
  log: readonly LogEntry[],
  from = 0,
  previous: readonly LogSection[] = [],
): readonly LogSection[] {
  const sections = previous.slice(0, -1)
  const open = previous.at(-1)
  let lines = [...(open?.lines ?? [])]
  if (open !== undefined) sections.push({ ...open, lines })
  for (let key = from; key < log.length; key++) {
    const { event, moveIndex } = log[key]
    if (isHead(event)) {
      const before = sections.at(-1)
      const covers = before === undefined ? NO_COVERS : coversAfter(before)
      lines = []
      sections.push({ key, head: event, seat: seatOfHead(event), lines, covers })
    } else {
      if (sections.length === 0)
        sections.push({ key, head: null, seat: -1, lines, covers: NO_COVERS })
      if (sections.at(-1)?.head !== null || !isDealtCard(event))
        addEvent(lines, key, event, moveIndex)
    }
  }
  return sections
}

const NO_COVERS: Covers = new Map()

/** The covers after a section. */
function coversAfter({ covers, lines }: LogSection): Covers {
  const added = lines.flatMap(({ event }): [string, string][] =>
    event.kind === 'cover' ? [[event.place, event.destination]] : [],
  )
  return added.length === 0 ? covers : new Map([...covers, ...added])
}

/** While hands are dealt, the log shows only what a player keeps or drops, not how piles move. */
const isDealtCard = (event: GameEvent): boolean =>
  event.kind === 'card' &&
  event.what === 'character' &&
  (event.card === null || event.to === 'pile' || event.to === 'aside')

function addEvent(lines: LogLine[], key: number, event: GameEvent, moveIndex: number): void {
  const actionAt = lines.findLastIndex((line) => isAction(line.event))
  const isComplete = lines.slice(actionAt + 1).some((line) => completesPurchase(line.event))
  if (actionAt < 0 || isComplete || !isPaymentFor(lines[actionAt].event, event))
    return addDetail(lines, actionAt, key, event)
  const { payment = { moveIndex, events: [] } } = lines[actionAt]
  const before = payment.moveIndex === moveIndex ? payment.events : []
  // A change before the actual payment is not part of it, but a detail.
  if (payment.moveIndex !== moveIndex)
    for (const early of payment.events) addDetail(lines, actionAt, early.key, early.event)
  lines[actionAt] = {
    ...lines[actionAt],
    payment: { moveIndex, events: [...before, { key, event }] },
  }
}

/** Adds a detail of the action at this index, joined with the line that it repeats. */
function addDetail(lines: LogLine[], actionAt: number, key: number, event: GameEvent): void {
  if (lines.some((line) => isImpliedBy(line.event, event))) return
  for (let i = lines.length - 1; i > actionAt; i--) {
    const merged = merge(lines[i], event)
    if (merged === 'separate') break
    if (merged === null) continue
    if (cancelsOut(merged.event)) lines.splice(i, 1)
    else lines[i] = merged
    return
  }
  lines.push({ key, event, times: 1 })
}

/** A gain and a loss that cancel out need no line. */
const cancelsOut = (event: GameEvent): boolean =>
  (event.kind === 'score' || (event.kind === 'bread' && event.lost === 0)) &&
  event.from === event.to

/** Whether an action includes an event, which then needs no line: the ship that sails, the card that turns. */
function isImpliedBy(action: GameEvent, event: GameEvent): boolean {
  if (action.kind === 'navigate' && event.kind === 'ship')
    return action.ship && event.from === 'bay' && event.to === 'dock' && event.at === action.to
  return (
    action.kind === 'engage' &&
    event.kind === 'turned' &&
    event.to === 'engaged' &&
    event.character === action.character
  )
}

/** Both as one line; null if they are unrelated, `separate` if the second needs a line of its own. */
function merge(
  { key, event: first, times }: LogLine,
  second: GameEvent,
): LogLine | null | 'separate' {
  if (first.kind === 'ship' && second.kind === 'ship')
    return hasSameFields(first, second, ['seat', 'from', 'to', 'at']) &&
      isEqual(first.because, second.because)
      ? { key, event: first, times: times + 1 }
      : null
  if (
    (first.kind === 'bread' && second.kind === 'bread') ||
    (first.kind === 'score' && second.kind === 'score')
  ) {
    if (first.seat !== second.seat) return null
    if (first.to !== second.from || !isEqual(first.because, second.because)) return 'separate'
    const lost = 'lost' in first && 'lost' in second ? { lost: first.lost + second.lost } : {}
    return { key, event: { ...first, to: second.to, ...lost } as GameEvent, times }
  }
  return null
}

const isEqual = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key])

const hasSameFields = <T>(a: T, b: T, keys: readonly (keyof T)[]): boolean =>
  keys.every((key) => a[key] === b[key])

let lastLog: readonly LogEntry[] = []
let lastSections: readonly LogSection[] = []

/** The sections of a log that grows at its end. Only new entries are grouped. */
export function cachedLogSections(log: readonly LogEntry[]): readonly LogSection[] {
  if (log === lastLog) return lastSections
  const isLonger = lastLog.length > 0 && log[lastLog.length - 1] === lastLog[lastLog.length - 1]
  lastSections = isLonger ? logSectionsOf(log, lastLog.length, lastSections) : logSectionsOf(log)
  lastLog = log
  return lastSections
}
