import { type GameEvent, HOLDS, type Hold, type Place } from '@amalfi/engine'
import type { Paid } from '@amalfi/text'

/** What pays for an action is told with it. */
export type Payment = Extract<GameEvent, { kind: 'ship' | 'bread' }>

const holdOf = (place: Place): Hold | undefined => HOLDS.find((hold) => hold === place)

/** A ship from a hold to the bay or from there to the port, or bread that is given. */
export function isPayment(event: GameEvent): event is Payment {
  if (event.kind === 'bread') return event.to < event.from
  if (event.kind !== 'ship' || event.at !== null) return false
  return event.to === 'port'
    ? event.from === 'bay'
    : event.to === 'bay' && holdOf(event.from) !== undefined
}

/** Whether something pays for an action: it names the card as its reason, or the shipyard asks for it. */
export function pays(action: GameEvent, event: GameEvent): event is Payment {
  if (!isPayment(event) || !('seat' in action) || action.seat !== event.seat) return false
  const { kind, id } = event.because
  switch (action.kind) {
    case 'acquire':
      return kind === 'artwork' && id === action.artwork
    case 'discover':
      return kind === 'destination' && id === action.destination
    case 'invite':
      return kind === 'character' && id === action.character
    case 'construct':
      return kind === 'rule' && event.kind === 'ship'
    default:
      return false
  }
}

/** Once one has what was paid for, nothing pays for it any more. */
export const isHanded = (event: GameEvent): boolean =>
  (event.kind === 'card' && event.to === 'table') ||
  (event.kind === 'ship' && event.from === 'shipyard')

/** All that paid for an action, in numbers. */
export function sumOf(payments: readonly Payment[]): Paid {
  const ships: Partial<Record<Hold | 'emergency', number>> = {}
  let bread = 0
  for (const event of payments) {
    if (event.kind === 'bread') bread += event.from - event.to
    else {
      const from = holdOf(event.from) ?? 'emergency'
      ships[from] = (ships[from] ?? 0) + 1
    }
  }
  return { ships, bread }
}
