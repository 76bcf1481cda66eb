import { type GameEvent, HOLDS, type Place } from '@amalfi/engine'
import { type TargetId, targetId } from '../game/targets.ts'

/** A piece of the table that can be pointed at: a thing, or something on the board of a seat. */
export type Piece =
  | { readonly target: TargetId }
  | { readonly seat: number; readonly on: Place | 'bread' | 'score' | 'hand' | 'cards' | 'board' }

/** Where a card lies may have changed since: everywhere it could be. */
const PLACES_OF = {
  artwork: ['artwork', 'owned'],
  destination: ['place', 'tile'],
  character: ['court', 'council', 'hand', 'pile'],
} as const
const CARD_IN = { workshop: 'artwork', atlas: 'destination', council: 'character' } as const

const card = (what: keyof typeof PLACES_OF, id: string): Piece[] =>
  PLACES_OF[what].map((at) => ({ target: targetId(at, id) }))
const place = (id: string): Piece[] => [{ target: targetId('place', id) }]

/** The place of a ship; docks are those of a destination. */
export const berth = (seat: number, on: Place, at: string | null): Piece =>
  on === 'dock' && at !== null ? { target: targetId('place', at) } : { seat, on }

/** The target that a spot of the own board is; null if it is none. Other boards have no targets. */
export function targetAt(on: Exclude<Piece, { target: TargetId }>['on']): TargetId | null {
  const hold = HOLDS.find((one) => one === on)
  if (hold !== undefined) return targetId('hold', hold)
  return on === 'bay' || on === 'port' || on === 'shipyard' ? targetId(on) : null
}

/** The pieces that something is about. Those that no longer lie on the table are not found there. */
export function piecesOf(event: GameEvent): readonly Piece[] {
  switch (event.kind) {
    case 'ship':
      return [berth(event.seat, event.from, event.at), berth(event.seat, event.to, event.at)]
    case 'bread':
    case 'limit':
    case 'feed':
      return [{ seat: event.seat, on: 'bread' }]
    case 'score':
      return [{ seat: event.seat, on: 'score' }]
    case 'card':
      return event.card === null
        ? [{ seat: event.seat, on: 'hand' }]
        : [...card(event.what, event.card), { seat: event.seat, on: 'cards' }]
    case 'reveal':
      return card(CARD_IN[event.row], event.card)
    case 'lighthouse':
    case 'useLighthouse':
      return place(event.at)
    case 'navigate':
      return place(event.to)
    case 'cover':
      return place(event.place)
    case 'openTile':
      return place(event.destination)
    case 'acquire':
      return [...card('artwork', event.artwork), { seat: event.seat, on: 'cards' }]
    case 'discover':
      return card('destination', event.destination)
    case 'invite':
    case 'engage':
    case 'turned':
    case 'trigger':
    case 'endgame':
      return card('character', event.character)
    case 'construct':
      return [
        { seat: event.seat, on: 'shipyard' },
        { seat: event.seat, on: 'port' },
      ]
    case 'title':
      return [{ target: targetId('title', event.title) }]
    case 'decree':
    case 'decreeTurned':
      return [{ target: targetId('decree', event.decree) }]
    case 'windRose':
      return [{ seat: event.to, on: 'board' }]
    case 'colony':
    case 'turn':
    case 'pass':
    case 'pack':
    case 'answered':
    case 'nothing':
      return [{ seat: event.seat, on: 'board' }]
    case 'slide':
    case 'remake':
    case 'phase':
    case 'reaction':
    case 'lost':
    case 'end':
      return []
  }
}
