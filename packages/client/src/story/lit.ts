import type { GameEvent } from '@amalfi/engine'
import { findAll } from './find.ts'
import { piecesOf } from './pointing.ts'

const LIT = 'data-lit'

/** Takes the light off everything. */
export function unlight(): void {
  for (const one of document.querySelectorAll(`[${LIT}]`)) one.removeAttribute(LIT)
}

/** Shows on the table what something is about; the board of its seat if the piece is gone. */
export function light(event: GameEvent): void {
  unlight()
  const found = piecesOf(event).flatMap(findAll)
  const board = 'seat' in event ? findAll({ seat: event.seat, on: 'board' }) : []
  // An attribute, since the class of a thing is written anew whenever the thing changes.
  for (const one of found.length > 0 ? found : board) one.setAttribute(LIT, '')
}
