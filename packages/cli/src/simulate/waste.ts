import { type Game, type GameEvent, HOLDS, shipsAt, type Tables } from '@amalfi/engine'
import { mean, rounded } from '../base/statistics.ts'

/** What a seat wasted in a game. */
export interface Waste {
  /** Bread that did not fit into the granary, from any source. */
  breadLost: number
  /** The part of it that came from ships and cards turned into bread. Other bread comes along with something else. */
  breadLostByOptions: number
  /** Ships turned into bread of which nothing fit into the granary. */
  shipsForNothing: number
  /** Ships in holds that a new round emptied; only where holds do not keep ships. */
  loadsAtRoundEnd: number
  /** Ships in holds when the game ended. */
  loadsAtGameEnd: number
  /** Cards of the hand discarded for bread, whether it fit or not. */
  cardsForBread: number
  /** Cards of the hand discarded for bread that did not fit, or for an effect that did nothing. */
  cardsForNothing: number
  /** Bread missing when crews were fed, and the number of times that some was missing. */
  breadShort: number
  hungryFeedings: number
  /** Crews of built ships that were not fed. */
  unfedShips: number
}

const noWaste = (): Waste => ({
  breadLost: 0,
  breadLostByOptions: 0,
  shipsForNothing: 0,
  loadsAtRoundEnd: 0,
  loadsAtGameEnd: 0,
  cardsForBread: 0,
  cardsForNothing: 0,
  breadShort: 0,
  hungryFeedings: 0,
  unfedShips: 0,
})

type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>

/** Counts what each seat wasted, from all events of a game and its last position. */
export function wasteOf(tables: Tables, game: Game, events: readonly GameEvent[]): Waste[] {
  const waste = Array.from({ length: game.seats }, noWaste)
  const built = waste.map(() => 0)
  /** Whether the crews have been fed and the next round has not begun. */
  let roundIsOver = false
  events.forEach((event, i) => {
    switch (event.kind) {
      case 'bread':
        waste[event.seat].breadLost += event.lost
        break
      case 'ship':
        if (event.from === 'shipyard') built[event.seat]++
        if (!isHold(event.from) && event.from !== 'bay') break
        if (roundIsOver && !tables.config.holdsKeepShips) {
          if (isHold(event.from)) waste[event.seat].loadsAtRoundEnd++
        } else if (isShipForBread(event, events, i)) {
          waste[event.seat].breadLostByOptions += lostBy(events[i + 1])
          if (nothingFit(events[i + 1])) waste[event.seat].shipsForNothing++
        }
        break
      case 'card':
        if (isFromHand(event)) countCard(waste[event.seat], events, i)
        break
      case 'feed':
        roundIsOver = true
        waste[event.seat].breadShort += event.short
        waste[event.seat].hungryFeedings += event.short > 0 ? 1 : 0
        waste[event.seat].unfedShips += Math.min(event.short, built[event.seat])
        break
      case 'phase':
        if (event.phase === 'actions') roundIsOver = false
        break
    }
  })
  waste.forEach((one, seat) => {
    for (let hold = 0; hold < HOLDS.length; hold++) one.loadsAtGameEnd += shipsAt(game, seat, hold)
  })
  return waste
}

const isHold = (place: string): boolean => HOLDS.some((hold) => hold === place)

const isBreadByRule = (event: GameEvent | undefined): boolean =>
  event?.kind === 'bread' && event.because.kind === 'rule'

/**
 * A ship that a rule moves and bread right after it: an optional action. The surplus of a payment
 * looks the same if a rule asks for it, but what was paid for follows: a ship or a point.
 */
const isShipForBread = (
  { because }: EventOf<'ship'>,
  events: readonly GameEvent[],
  i: number,
): boolean =>
  because.kind === 'rule' && isBreadByRule(events[i + 1]) && !isPaidByRule(events[i + 2])

/** A ship that was built, or a point that was bought (ORI-FRE-4). */
const isPaidByRule = (event: GameEvent | undefined): boolean =>
  (event?.kind === 'ship' && event.from === 'shipyard') ||
  (event?.kind === 'score' && event.because.kind === 'rule')

const lostBy = (event: GameEvent | undefined): number => (event?.kind === 'bread' ? event.lost : 0)

const nothingFit = (event: GameEvent | undefined): boolean =>
  event?.kind === 'bread' && event.lost > 0 && event.to === event.from

/** A discarded card of the hand: the next events tell whether it was for bread or for an effect. */
function countCard(waste: Waste, events: readonly GameEvent[], i: number): void {
  const next = events[i + 1]
  if (isBreadByRule(next)) {
    waste.cardsForBread++
    waste.breadLostByOptions += lostBy(next)
    if (nothingFit(next)) waste.cardsForNothing++
  } else if (isWithoutEffect(events.find((event, at) => at > i && !isFromHand(event))))
    waste.cardsForNothing++
}

const isFromHand = (event: GameEvent): boolean =>
  event.kind === 'card' && event.from === 'hand' && (event.to === 'discard' || event.to === 'gone')

/** Whether an effect was over without having done anything, as the event after it tells. */
const isWithoutEffect = (event: GameEvent | undefined): boolean =>
  event === undefined ||
  event.kind === 'nothing' ||
  event.kind === 'turn' ||
  event.kind === 'phase' ||
  event.kind === 'reaction' ||
  event.kind === 'useLighthouse' ||
  (event.kind === 'turned' && event.to === 'engaged')

/** The mean waste of a game. */
export function meanWaste(all: readonly Waste[]): Waste {
  const found = noWaste()
  for (const kind of Object.keys(found) as (keyof Waste)[])
    found[kind] = rounded(mean(all.map((one) => one[kind])))
  return found
}
