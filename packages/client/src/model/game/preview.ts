import { eventSeenBy, type Game, type GameEvent, isBarrier, type Place } from '@amalfi/engine'
import type { GameRules } from './rules.ts'

/** What a choice would do, as far as it is known in advance. */
export interface Preview {
  readonly events: readonly GameEvent[]
  /** A card would be drawn or revealed; what follows is unknown. */
  readonly isCut: boolean
}

/** A purchase is previewed with its best payment, up to this many steps. */
const MAX_PAYMENTS = 4

/** Plays a choice on a copy. Returns what the seat would see, up to the first card that is drawn. */
export function previewOf(rules: GameRules, game: Game, seat: number, choice: number): Preview {
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  rules.play(copy, seat, choice, events)
  for (let i = 0; i < MAX_PAYMENTS; i++) {
    const [next] = rules.deciders(copy)
    if (next !== seat || rules.decision(copy, seat).about !== 'payment') break
    rules.play(copy, seat, rules.choices(copy, seat, [])[0], events)
  }
  const end = events.findIndex((event) => isBarrier(event) || event.kind === 'turn')
  return {
    events: events.slice(0, end < 0 ? undefined : end).map((event) => eventSeenBy(event, seat)),
    isCut: end >= 0 && isBarrier(events[end]),
  }
}

/** Events that end what a choice does. */
const TURN_ENDS: readonly GameEvent['kind'][] = ['turn', 'phase', 'reaction']
/** Events of an engagement without any effect. */
const NO_EFFECT: readonly GameEvent['kind'][] = ['engage', 'turned', 'nothing']

/** Whether a choice would engage a character without any effect. */
export function hasNoEffect(rules: GameRules, game: Game, seat: number, choice: number): boolean {
  if (rules.describe(choice).do !== 'engage') return false
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  rules.play(copy, seat, choice, events)
  // A decision that can only be declined has no effect.
  while (rules.deciders(copy)[0] === seat) {
    const [only, ...others] = rules.choices(copy, seat, [])
    if (others.length > 0 || rules.describe(only).do !== 'decline') break
    rules.play(copy, seat, only, events)
  }
  const end = events.findIndex(({ kind }) => TURN_ENDS.includes(kind))
  // The turn has not ended: another decision follows, which may have an effect.
  if (end < 0) return false
  return events.slice(0, end).every(({ kind }) => NO_EFFECT.includes(kind))
}

/** How the board of a seat would change. */
export interface BoardChange {
  readonly ships: ReadonlyMap<Place, number>
  readonly bread: number | null
  readonly score: number | null
}

/** Sums up the events of a preview for a seat. */
export function boardChangeOf({ events }: Preview, seat: number): BoardChange {
  const ships = new Map<Place, number>()
  const add = (place: Place, n: number): void => {
    ships.set(place, (ships.get(place) ?? 0) + n)
  }
  let bread: number | null = null
  let score: number | null = null
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'ship') {
      add(event.from, -1)
      add(event.to, 1)
    } else if (event.kind === 'bread') bread = event.to
    else if (event.kind === 'score') score = event.to
  }
  return { ships, bread, score }
}
