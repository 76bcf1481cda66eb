import { type GameEvent, HOLDS, type Hold, type Place } from '@amalfi/engine'
import type { Paid } from '@amalfi/text'

/** An event that pays for an action. The log shows it in the line of the action. */
export type Payment = Extract<GameEvent, { kind: 'ship' | 'bread' }>

const holdOf = (place: Place): Hold | undefined => HOLDS.find((hold) => hold === place)

/** Whether a ship goes from a hold to the bay or from the bay to the port, or bread is spent. */
export function isPayment(event: GameEvent): event is Payment {
  if (event.kind === 'bread') return event.to < event.from
  if (event.kind !== 'ship' || event.at !== null) return false
  return event.to === 'port'
    ? event.from === 'bay'
    : event.to === 'bay' && holdOf(event.from) !== undefined
}

/** Whether an event pays for this action: its reason is the card, or the construction of a ship. */
export function isPaymentFor(action: GameEvent, event: GameEvent): event is Payment {
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

/** Whether the player receives what was paid for. Later events are no payment any more. */
export const completesPurchase = (event: GameEvent): boolean =>
  (event.kind === 'card' && event.to === 'table') ||
  (event.kind === 'ship' && event.from === 'shipyard')

/** The sum of the payments for an action. */
export function totalOf(payments: readonly Payment[]): Paid {
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
