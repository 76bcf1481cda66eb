import { type GameEvent, HOLDS, type Place } from '@amalfi/engine'
import { CARD_IN_ROW } from '@amalfi/packs'
import { type TargetId, targetId } from '../game/targets.ts'

/** Something that a log line can highlight: a target, or a place on the board of a seat. */
export type Piece =
  | { readonly target: TargetId }
  | { readonly seat: number; readonly on: Place | 'bread' | 'score' | 'hand' | 'cards' | 'board' }

/** All targets that a card can have, since it may have moved after the event. */
const TARGETS_OF_CARD = {
  artwork: ['artwork', 'owned'],
  destination: ['destination', 'tile'],
  character: ['played-character', 'council', 'hand', 'pile'],
} as const

const cardPieces = (what: keyof typeof TARGETS_OF_CARD, id: string): Piece[] =>
  TARGETS_OF_CARD[what].map((at) => ({ target: targetId(at, id) }))
const destinationPieces = (id: string): Piece[] => [{ target: targetId('destination', id) }]

/** The place of a ship. A dock is part of its destination. */
export const shipPiece = (seat: number, on: Place, at: string | null): Piece =>
  on === 'dock' && at !== null ? { target: targetId('destination', at) } : { seat, on }

/** The target for a place on the own board; null if it has none. Other boards have no targets. */
export function targetAt(on: Exclude<Piece, { target: TargetId }>['on']): TargetId | null {
  const hold = HOLDS.find((hold) => hold === on)
  if (hold !== undefined) return targetId('hold', hold)
  return on === 'bay' || on === 'port' || on === 'shipyard' ? targetId(on) : null
}

/** The pieces that an event is about. Some may not be on the table any more. */
export function piecesOf(event: GameEvent): readonly Piece[] {
  switch (event.kind) {
    case 'ship':
      return [
        shipPiece(event.seat, event.from, event.at),
        shipPiece(event.seat, event.to, event.at),
      ]
    case 'bread':
    case 'limit':
    case 'feed':
      return [{ seat: event.seat, on: 'bread' }]
    case 'score':
      return [{ seat: event.seat, on: 'score' }]
    case 'card':
      return event.card === null
        ? [{ seat: event.seat, on: 'hand' }]
        : [...cardPieces(event.what, event.card), { seat: event.seat, on: 'cards' }]
    case 'reveal':
      return cardPieces(CARD_IN_ROW[event.row], event.card)
    case 'lighthouse':
    case 'useLighthouse':
      return destinationPieces(event.at)
    case 'navigate':
      return destinationPieces(event.to)
    case 'cover':
      return destinationPieces(event.place)
    case 'openTile':
      return destinationPieces(event.destination)
    case 'acquire':
      return [...cardPieces('artwork', event.artwork), { seat: event.seat, on: 'cards' }]
    case 'discover':
      return cardPieces('destination', event.destination)
    case 'invite':
    case 'engage':
    case 'turned':
    case 'trigger':
    case 'endgame':
      return cardPieces('character', event.character)
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
