import { type GameEvent, HOLDS } from '@amalfi/engine'
import type { Topic } from '@amalfi/text'

/** What belongs to a purchase: the ships that pay for a card. */
const BOUGHT: readonly string[] = ['artwork', 'destination', 'character']
const CARDS = { artwork: 'art', destination: 'discovery', character: 'people' } as const

const isPayment = (event: GameEvent): boolean =>
  event.kind === 'ship' &&
  BOUGHT.includes(event.because.kind) &&
  ((event.to === 'bay' && HOLDS.some((hold) => hold === event.from)) || event.to === 'port')

/** The topic that an event is an example of. */
export function topicOf(event: GameEvent): Topic | null {
  switch (event.kind) {
    case 'navigate':
      return event.ship ? 'navigation' : null
    case 'ship':
      return isPayment(event) ? 'payment' : null
    case 'card':
      return event.to === 'table' ? CARDS[event.what] : null
    case 'lighthouse':
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

/** The topics that a seat has played in what happened, each once. */
export function topicsIn(news: readonly GameEvent[], seat: number): Topic[] {
  const topics = news.flatMap((event) =>
    'seat' in event && event.seat === seat ? (topicOf(event) ?? []) : [],
  )
  return [...new Set(topics)]
}

/** How many ships a seat drove into the port to pay for something. */
export const shipsSpent = (news: readonly GameEvent[], seat: number): number =>
  news.filter(
    (event) =>
      event.kind === 'ship' && event.seat === seat && event.to === 'port' && isPayment(event),
  ).length
