import type { GameEvent } from '@amalfi/engine'
import { useEffect, useRef } from 'preact/hooks'
import { piecesOf } from '../../model/log/event-pieces.ts'
import { findAll } from './find.ts'

// An attribute, since the class of a thing is written anew whenever the thing changes.
const LIT = 'data-lit'

/** Shows on the table what something is about; the board of its seat if the piece is gone. */
function light(event: GameEvent): () => void {
  const found = piecesOf(event).flatMap(findAll)
  const board = 'seat' in event ? findAll({ seat: event.seat, on: 'board' }) : []
  const lit = found.length > 0 ? found : board
  for (const one of lit) one.setAttribute(LIT, '')
  return () => {
    for (const one of lit) one.removeAttribute(LIT)
  }
}

/** For a line: while one points at it or has it in focus, what it is about is lit. */
export function useLight(event: GameEvent) {
  const unlight = useRef<(() => void) | null>(null)
  const off = (): void => {
    unlight.current?.()
    unlight.current = null
  }
  const on = (): void => {
    off()
    unlight.current = light(event)
  }
  // A line that is taken away meanwhile takes its light with it.
  useEffect(() => off, [])
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
