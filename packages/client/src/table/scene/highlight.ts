import type { GameEvent } from '@amalfi/engine'
import { useEffect, useRef } from 'preact/hooks'
import { piecesOf } from '../../model/log/event-pieces.ts'
import { findElements } from './find-elements.ts'

// An attribute, since Preact overwrites the class of a target whenever the target changes.
const HIGHLIGHT = 'data-highlight'

/**
 * Highlights the pieces that an event is about, or the board of its seat if they are gone. Returns
 * how to remove the highlight.
 */
function highlight(event: GameEvent): () => void {
  const found = piecesOf(event).flatMap(findElements)
  const board = 'seat' in event ? findElements({ seat: event.seat, on: 'board' }) : []
  const elements = found.length > 0 ? found : board
  for (const one of elements) one.setAttribute(HIGHLIGHT, '')
  return () => {
    for (const one of elements) one.removeAttribute(HIGHLIGHT)
  }
}

/** For a log line: highlights the pieces of its event while it is under the pointer or has the focus. */
export function useHighlight(event: GameEvent) {
  const removeHighlight = useRef<(() => void) | null>(null)
  const off = (): void => {
    removeHighlight.current?.()
    removeHighlight.current = null
  }
  const on = (): void => {
    off()
    removeHighlight.current = highlight(event)
  }
  // A line that is removed meanwhile must remove its highlight too.
  useEffect(() => off, [])
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
