import type { CardPlace, GameEvent, Place, Row } from '@amalfi/engine'

/** One movement to show: which piece moves, from where, to where. */
export type Movement =
  | {
      readonly do: 'sail'
      readonly seat: number
      readonly from: Place
      readonly to: Place
      readonly at: string | null
      readonly ships: number
    }
  | {
      readonly do: 'moveCard'
      readonly what: 'artwork' | 'destination' | 'character'
      readonly card: string | null
      readonly from: CardPlace
      readonly to: CardPlace
      readonly seat: number
    }
  | { readonly do: 'slide'; readonly row: Row; readonly card: string }
  | { readonly do: 'reveal'; readonly row: Row; readonly card: string }
  | {
      readonly do: 'count'
      readonly of: 'bread' | 'score'
      readonly seat: number
      readonly from: number
      readonly to: number
    }
  | { readonly do: 'raiseLighthouse'; readonly at: string; readonly slot: number }
  | { readonly do: 'flashLighthouse'; readonly at: string; readonly seat: number }
  | { readonly do: 'turnCharacter'; readonly character: string }
  | { readonly do: 'coverDestination'; readonly tile: string; readonly destination: string }
  | { readonly do: 'turnDecree'; readonly decree: string }
  | { readonly do: 'shineOnTitle'; readonly title: string }
  | { readonly do: 'moveRose'; readonly from: number; readonly to: number }

/** A movement with its timing: in how many beats it begins, and for how many it lasts. */
export interface Cue {
  readonly movement: Movement
  readonly begins: number
  readonly lasts: number
}

/** At most this many groups of ships are animated, since people cannot follow more. */
const MAX_SAILS = 8
/** Beats between the departures of two groups of ships. */
const SAIL_INTERVAL = 0.18

const DURATIONS: Readonly<Record<Movement['do'], number>> = {
  sail: 0.8,
  moveCard: 1,
  slide: 0.6,
  reveal: 0.6,
  count: 1.2,
  raiseLighthouse: 1.1,
  flashLighthouse: 1,
  turnCharacter: 0.5,
  coverDestination: 1,
  turnDecree: 0.8,
  shineOnTitle: 1.4,
  moveRose: 1.2,
}
/** A voyage across the chart takes longer than a move on one board. */
const VOYAGE_DURATION = 1.2

/** A card leaves, the others slide up, then a new one is revealed. */
const START_BEATS: Partial<Record<Movement['do'], number>> = {
  slide: 0.3,
  reveal: 0.6,
  shineOnTitle: 0.4,
}
/** The gains of a voyage are shown when the ship has almost arrived. */
const AFTER_SAILING = 0.5

/** The movements that show these events, with their timing. */
export function cuesFor(events: readonly GameEvent[]): Cue[] {
  const movements: Movement[] = []
  for (const event of events) {
    const movement = movementFor(event)
    if (movement !== null && !joinInto(movements, movement)) movements.push(movement)
  }
  const sails = movements.filter((movement) => movement.do === 'sail')
  return movements.flatMap((movement) => {
    const n = movement.do === 'sail' ? sails.indexOf(movement) : 0
    if (n >= MAX_SAILS) return []
    const after = movement.do === 'count' && sails.length > 0 ? AFTER_SAILING : 0
    const begins = (START_BEATS[movement.do] ?? 0) + after + n * SAIL_INTERVAL
    const voyage = movement.do === 'sail' && (movement.from === 'dock' || movement.to === 'dock')
    return [{ movement, begins, lasts: voyage ? VOYAGE_DURATION : DURATIONS[movement.do] }]
  })
}

/** How many beats all cues take together. */
export const totalBeats = (cues: readonly Cue[]): number =>
  cues.reduce((most, { begins, lasts }) => Math.max(most, begins + lasts), 0)

function movementFor(event: GameEvent): Movement | null {
  switch (event.kind) {
    case 'ship': {
      const { seat, from, to, at } = event
      return { do: 'sail', seat, from, to, at, ships: 1 }
    }
    case 'card': {
      const { what, card, from, to, seat } = event
      // Many cards change place at once here, or they disappear in a deck: nothing worth following.
      const notShown = from === 'pack' || to === 'deck' || (from === 'pile' && to === 'pile')
      return notShown ? null : { do: 'moveCard', what, card, from, to, seat }
    }
    case 'slide':
    case 'reveal':
      return { do: event.kind, row: event.row, card: event.card }
    case 'bread':
    case 'score':
      return { do: 'count', of: event.kind, seat: event.seat, from: event.from, to: event.to }
    case 'lighthouse':
      return { do: 'raiseLighthouse', at: event.at, slot: event.slot }
    case 'useLighthouse':
      return event.how === 'decline'
        ? null
        : { do: 'flashLighthouse', at: event.at, seat: event.seat }
    case 'turned':
      return { do: 'turnCharacter', character: event.character }
    case 'cover':
      return { do: 'coverDestination', tile: event.destination, destination: event.place }
    case 'decreeTurned':
      return { do: 'turnDecree', decree: event.decree }
    case 'title':
      return { do: 'shineOnTitle', title: event.title }
    case 'windRose':
      return event.from === event.to ? null : { do: 'moveRose', from: event.from, to: event.to }
    case 'limit':
    case 'remake':
    case 'navigate':
    case 'acquire':
    case 'discover':
    case 'invite':
    case 'engage':
    case 'construct':
    case 'pass':
    case 'turn':
    case 'phase':
    case 'trigger':
    case 'feed':
    case 'decree':
    case 'openTile':
    case 'colony':
    case 'nothing':
    case 'answered':
    case 'pack':
    case 'reaction':
    case 'endgame':
    case 'lost':
    case 'end':
      return null
  }
}

/**
 * Joins a movement with an earlier one, if it can: ships on the same way sail together, bread and
 * points are counted once, a card slides once. Returns whether it did.
 */
function joinInto(movements: Movement[], movement: Movement): boolean {
  for (const [i, before] of movements.entries()) {
    if (before.do === 'sail' && movement.do === 'sail' && isSameRoute(before, movement)) {
      movements[i] = { ...before, ships: before.ships + 1 }
      return true
    }
    if (before.do === 'count' && movement.do === 'count') {
      if (before.of !== movement.of || before.seat !== movement.seat) continue
      movements[i] = { ...before, to: movement.to }
      return true
    }
    if (before.do === 'slide' && movement.do === 'slide' && before.card === movement.card)
      return true
  }
  return false
}

type Sail = Extract<Movement, { do: 'sail' }>
const isSameRoute = (a: Sail, b: Sail): boolean =>
  a.seat === b.seat && a.from === b.from && a.to === b.to && a.at === b.at
