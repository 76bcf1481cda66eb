import { type Described, type GameEvent, HOLDS, type SourceKind } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'

/** Kinds of cards that are paid for with ships. */
const CARD_CAUSES: readonly SourceKind[] = ['artwork', 'destination', 'character']
const CARD_TOPICS = { artwork: 'art', destination: 'discovery', character: 'people' } as const

/** Whether a ship pays for a card: as a resource in a hold, or from the bay as emergency supply. */
const isPayment = (event: GameEvent, from: 'hold' | 'bay'): boolean =>
  event.kind === 'ship' &&
  CARD_CAUSES.includes(event.because.kind) &&
  (from === 'bay'
    ? event.to === 'port'
    : event.to === 'bay' && HOLDS.some((hold) => hold === event.from))

/** The topic that an event is an example of. */
export function topicOfEvent(event: GameEvent): Topic | null {
  switch (event.kind) {
    case 'navigate':
      return event.ship ? 'navigation' : null
    case 'ship':
      return isPayment(event, 'hold') ? 'payment' : null
    case 'card':
      return event.to === 'table' ? CARD_TOPICS[event.what] : null
    case 'lighthouse':
    case 'colony':
      return 'lighthouses'
    case 'title':
      return 'titles'
    case 'pass':
      return 'passing'
    case 'feed':
      return 'feeding'
    case 'decree':
      return 'decree'
    case 'bread':
    case 'score':
    case 'limit':
    case 'slide':
    case 'reveal':
    case 'remake':
    case 'useLighthouse':
    case 'acquire':
    case 'discover':
    case 'invite':
    case 'engage':
    case 'turned':
    case 'construct':
    case 'windRose':
    case 'turn':
    case 'phase':
    case 'trigger':
    case 'decreeTurned':
    case 'cover':
    case 'openTile':
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

/** The topics of which a choice of this seat, with its events, was an example. No topic is repeated. */
export function topicsIn(
  events: readonly GameEvent[],
  seat: number,
  choice: Described | null,
): Topic[] {
  const topics = events.flatMap((event) =>
    'seat' in event && event.seat === seat ? (topicOfEvent(event) ?? []) : [],
  )
  const converts = choice?.do === 'holdToBread' || choice?.do === 'bayToBread'
  return [...new Set(converts ? [...topics, 'conversion' as const] : topics)]
}

/** How many ships of emergency supply a seat used to pay for cards. */
export const emergencyShipsIn = (events: readonly GameEvent[], seat: number): number =>
  events.filter((event) => 'seat' in event && event.seat === seat && isPayment(event, 'bay')).length
