import { type Described, type GameEvent, HOLDS } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'

/** What belongs to a purchase: the ships that pay for a card. */
const BOUGHT: readonly string[] = ['artwork', 'destination', 'character']
const CARDS = { artwork: 'art', destination: 'discovery', character: 'people' } as const

/** A ship that pays for a card, from a hold or from the bay. */
const pays = (event: GameEvent, from: 'hold' | 'bay'): boolean =>
  event.kind === 'ship' &&
  BOUGHT.includes(event.because.kind) &&
  (from === 'bay'
    ? event.to === 'port'
    : event.to === 'bay' && HOLDS.some((hold) => hold === event.from))

/** The topic that an event is an example of. */
export function topicOf(event: GameEvent): Topic | null {
  switch (event.kind) {
    case 'navigate':
      return event.ship ? 'navigation' : null
    case 'ship':
      return pays(event, 'hold') ? 'payment' : null
    case 'card':
      return event.to === 'table' ? CARDS[event.what] : null
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
    default:
      return null
  }
}

/** The topics that a seat has played in what it did and in what happened then, each once. */
export function topicsIn(news: readonly GameEvent[], seat: number, did: Described | null): Topic[] {
  const topics = news.flatMap((event) =>
    'seat' in event && event.seat === seat ? (topicOf(event) ?? []) : [],
  )
  const converts = did?.do === 'holdToBread' || did?.do === 'bayToBread'
  return [...new Set(converts ? [...topics, 'conversion' as const] : topics)]
}

/** How many ships a seat drove into the port to pay for cards. */
export const shipsSpent = (news: readonly GameEvent[], seat: number): number =>
  news.filter((event) => 'seat' in event && event.seat === seat && pays(event, 'bay')).length
