import type { Cause, GameEvent, Hold } from '@amalfi/engine'
import { HOLDS } from '@amalfi/engine'
import { isAction, isLighthouseUsed, type LogLine, type LogSection } from './log-sections.ts'
import { seatOf } from './summary.ts'

/** A row of the log: an action, and the details that can be unfolded. */
export interface LogGroup {
  readonly key: number
  /** Null for what no player does: laying the cards out, and tidying up after a period. */
  readonly lead: LogLine | null
  readonly about: 'action' | 'setUp' | 'cleanUp'
  readonly details: readonly LogLine[]
}

interface OpenGroup {
  readonly key: number
  readonly lead: LogLine | null
  readonly about: LogGroup['about']
  readonly details: LogLine[]
}

/** What is laid out or tidied up by nobody. */
const OF_NOBODY: readonly GameEvent['kind'][] = ['reveal', 'openTile', 'turned', 'windRose']

const isOfNobody = (event: GameEvent): boolean =>
  OF_NOBODY.includes(event.kind) ||
  (event.kind === 'ship' && event.because.kind === 'rule') ||
  (event.kind === 'card' && event.seat < 0)

const known = new WeakMap<LogSection, readonly LogGroup[]>()

/** The groups of a section, in the order in which they began. A section does not change. */
export function groupsOf(section: LogSection): readonly LogGroup[] {
  const groups = known.get(section) ?? makeGroups(section)
  known.set(section, groups)
  return groups
}

function makeGroups(section: LogSection): readonly LogGroup[] {
  const groups: OpenGroup[] = []
  /** What comes before an action and belongs to it. */
  let before: LogLine[] = []
  const begin = (lead: LogLine | null, about: LogGroup['about'], key: number): OpenGroup => {
    const group = { key, lead, about, details: before }
    before = []
    groups.push(group)
    return group
  }
  for (const line of section.lines) {
    const { event, key } = line
    const shared = sharedGroup(section, groups, event)
    if (shared !== null) {
      const group = groups.find(({ about }) => about === shared) ?? begin(null, shared, key)
      group.details.push(line)
    } else if (isRow(section, groups, line)) begin(line, 'action', key)
    else if (groups.length === 0 && isPrelude(event)) before.push(line)
    else (ownerOf(groups, event) ?? begin(line, 'action', key)).details.push(line)
  }
  const [alone, ...others] = before
  if (alone !== undefined) {
    before = others
    begin(alone, 'action', alone.key)
  }
  return groups.map((group) => ({ ...group, details: worthSaying(group) }))
}

/** The group without a lead that an event belongs to, or null. */
function sharedGroup(
  { head }: LogSection,
  groups: readonly OpenGroup[],
  event: GameEvent,
): 'setUp' | 'cleanUp' | null {
  if (head === null) return event.kind === 'reveal' ? 'setUp' : null
  if (head.kind !== 'phase' || head.phase !== 'decree') return null
  return groups.length > 0 && isOfNobody(event) ? 'cleanUp' : null
}

/** Whether a line is a row of its own, and not a detail. */
function isRow(section: LogSection, groups: readonly OpenGroup[], line: LogLine): boolean {
  const { event } = line
  if (event.kind === 'windRose') return false
  if (isAction(event)) return true
  // The use of a lighthouse in the turn of another player is news.
  if (isLighthouseUsed(event)) return event.seat !== section.seat
  const noAction = groups.every(({ lead }) => lead === null || !isAction(lead.event))
  if (line.gain !== undefined) return noAction
  return section.head === null && event.kind === 'card' && event.from !== 'pack'
}

/** Whether an event can come before the action that it belongs to. */
const isPrelude = (event: GameEvent): boolean =>
  event.kind === 'reveal' || (event.kind === 'nothing' && event.verb === 'main')

/** The last group of the seat that an event is about, or the last group. */
function ownerOf(groups: readonly OpenGroup[], event: GameEvent): OpenGroup | undefined {
  const seat = seatOf(event)
  const own = groups.findLast(({ lead }) => lead !== null && seatOf(lead.event) === seat)
  return own ?? groups.at(-1)
}

const causeOf = (event: GameEvent): Cause | null => ('because' in event ? event.because : null)

const isSame = (a: Cause | null, b: Cause | null): boolean =>
  a !== null && b !== null && a.kind === b.kind && a.id === b.id

/** Whether the text of an action already contains an event: its points, its bread, its ships. */
export function isSaidBy(action: GameEvent, event: GameEvent): boolean {
  const cause = causeOf(event)
  switch (action.kind) {
    case 'title':
      return event.kind === 'score' && cause?.kind === 'title' && cause.id === action.title
    case 'decree':
      return event.kind === 'score' && cause?.kind === 'decree'
    case 'endgame':
      return event.kind === 'score' && cause?.id === action.character
    case 'feed':
      return event.kind === 'bread' && event.seat === action.seat && event.to < event.from
    case 'construct':
      return event.kind === 'ship' && event.from === 'shipyard' && cause?.kind === 'rule'
    default:
      return false
  }
}

/** Whether an event changes something for the better: paying for an effect does not count. */
const isEffect = (event: GameEvent): boolean =>
  event.kind !== 'nothing' &&
  event.kind !== 'trigger' &&
  !(event.kind === 'bread' && event.to < event.from)

/** The details of a group without those that another line says, and without failures after an effect. */
function worthSaying({ lead, details }: OpenGroup): readonly LogLine[] {
  const hasEffectOf = (cause: Cause): boolean =>
    details.some(({ event }) => isEffect(event) && isSame(causeOf(event), cause))
  return details.filter(({ event }, i) => {
    if (lead !== null && isSaidBy(lead.event, event)) return false
    if (event.kind === 'trigger')
      return !details.some(({ event: other }) =>
        isSame(causeOf(other), { kind: 'character', id: event.character }),
      )
    if (event.kind !== 'nothing' || event.verb === 'main') return true
    const isRepeated = details
      .slice(0, i)
      .some(({ event: other }) => other.kind === 'nothing' && isSame(other.because, event.because))
    return !hasEffectOf(event.because) && !isRepeated
  })
}

/** The card or place that a group is about. Its details need not name it as their cause. */
export function subjectOf({ lead }: LogGroup): Cause | null {
  const event = lead?.event
  switch (event?.kind) {
    case 'navigate':
      return { kind: 'destination', id: event.to }
    case 'acquire':
      return { kind: 'artwork', id: event.artwork }
    case 'discover':
      return { kind: 'destination', id: event.destination }
    case 'invite':
    case 'engage':
    case 'trigger':
      return { kind: 'character', id: event.character }
    case 'useLighthouse':
      return { kind: 'lighthouse', id: event.at }
    default:
      return null
  }
}

const BY_THE_RULES: Cause = { kind: 'rule', id: '' }

/** The event of a detail without its cause, if that is what the group is about. */
export function withoutSubject(group: LogGroup, event: GameEvent): GameEvent {
  const subject = subjectOf(group)
  return 'because' in event && isSame(subject, event.because)
    ? { ...event, because: BY_THE_RULES }
    : event
}

/** What a group brought to the seat that acts: gains minus what was spent, and loaded ships. */
export interface Gains {
  readonly points: number
  readonly bread: number
  readonly loads: readonly (readonly [hold: Hold, ships: number])[]
}

/** These rows contain their numbers already. */
const NUMBERS_IN_TEXT: readonly GameEvent['kind'][] = ['feed', 'decree', 'title', 'endgame']

/** The gains of a group; all 0 if its text contains them. */
export function gainsOf({ lead, details }: LogGroup): Gains {
  const none: Gains = { points: 0, bread: 0, loads: [] }
  if (lead === null || NUMBERS_IN_TEXT.includes(lead.event.kind)) return none
  const seat = seatOf(lead.event)
  const lines = [lead, ...details].filter(({ event }) => seatOf(event) === seat)
  const events = lines.flatMap(({ event, gain, payment }) => [
    event,
    ...(gain === undefined || gain === lead.gain ? [] : [gain]),
    ...(payment?.events.map((one) => one.event) ?? []),
  ])
  const change = (kind: 'score' | 'bread'): number =>
    events.reduce((sum, event) => (event.kind === kind ? sum + event.to - event.from : sum), 0)
  const loads = HOLDS.flatMap((hold): (readonly [Hold, number])[] => {
    const ships = lines.reduce(
      (sum, { event, times }) =>
        event.kind === 'ship' && event.from === 'bay' && event.to === hold ? sum + times : sum,
      0,
    )
    return ships === 0 ? [] : [[hold, ships]]
  })
  return { points: change('score'), bread: change('bread'), loads }
}
