import { type Game, type GameEvent, isBarrier, type Place, witnessed } from '@amalfi/engine'
import type { GameRules } from './rules.ts'

/** What a choice would do, as far as it can be known. */
export interface Preview {
  readonly events: readonly GameEvent[]
  /** A card would be drawn or revealed, and nobody knows what comes after it. */
  readonly cut: boolean
}

/** A purchase is previewed with its payment, the best one; chains longer than this are not. */
const MOST_PAYMENTS = 4

/** Plays a choice on a copy, and says what the seat would see of it up to the first card that is drawn. */
export function previewOf(rules: GameRules, game: Game, seat: number, choice: number): Preview {
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  rules.play(copy, seat, choice, events)
  for (let i = 0; i < MOST_PAYMENTS; i++) {
    const [next] = rules.deciders(copy)
    if (next !== seat || rules.decision(copy, seat).about !== 'payment') break
    rules.play(copy, seat, rules.choices(copy, seat, [])[0], events)
  }
  const end = events.findIndex((event) => isBarrier(event) || event.kind === 'turn')
  return {
    events: events.slice(0, end < 0 ? undefined : end).map((event) => witnessed(event, seat)),
    cut: end >= 0 && isBarrier(events[end]),
  }
}

/** What an engagement that brings nothing is made of. */
const ENDS: readonly GameEvent['kind'][] = ['turn', 'phase', 'reaction']
const IN_VAIN: readonly GameEvent['kind'][] = ['engage', 'turned', 'nothing']

/** Whether a choice would come to nothing: a character engaged in vain. */
export function isInVain(rules: GameRules, game: Game, seat: number, choice: number): boolean {
  if (rules.describe(choice).do !== 'engage') return false
  const copy = rules.copy(game)
  const events: GameEvent[] = []
  rules.play(copy, seat, choice, events)
  // What can only be declined leads nowhere.
  while (rules.deciders(copy)[0] === seat) {
    const [only, ...others] = rules.choices(copy, seat, [])
    if (others.length > 0 || rules.describe(only).do !== 'decline') break
    rules.play(copy, seat, only, events)
  }
  const end = events.findIndex(({ kind }) => ENDS.includes(kind))
  // Before the turn ends, something is asked that may lead on.
  if (end < 0) return false
  return events.slice(0, end).every(({ kind }) => IN_VAIN.includes(kind))
}

/** How the board of a seat would differ. */
export interface Change {
  readonly ships: ReadonlyMap<Place, number>
  readonly bread: number | null
  readonly score: number | null
}

export function changeOf({ events }: Preview, seat: number): Change {
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
