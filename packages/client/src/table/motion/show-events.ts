import type { GameEvent, LogEntry } from '@amalfi/engine'
import { piecesOf } from '../../model/log/event-pieces.ts'
import type { Table } from '../../model/session/table.ts'
import { reducedMotion } from '../../ui/settings.ts'
import { finishCounts, setCountDuration } from '../pieces/animated-number.tsx'
import { findElements } from '../scene/find-elements.ts'
import {
  count,
  flashLighthouse,
  moveRose,
  raiseLighthouse,
  shineOnTitle,
  turnCharacter,
  turnDecree,
} from './board-movements.tsx'
import { coverDestination, moveCard, reveal, slide } from './card-movements.ts'
import { cuesFor, type Movement, totalBeats } from './cues.ts'
import { finishAll } from './ghost.ts'
import type { Prepare } from './prepare.ts'
import { sail } from './ship-movements.tsx'

const PREPARE: { readonly [Kind in Movement['do']]: Prepare<Kind> } = {
  sail,
  moveCard,
  slide,
  reveal,
  count,
  raiseLighthouse,
  flashLighthouse,
  turnCharacter,
  coverDestination,
  turnDecree,
  shineOnTitle,
  moveRose,
}

/** With reduced motion, changes are highlighted for this many beats instead. */
const HIGHLIGHT_BEATS = 1.5
const CHANGED = 'data-changed'

/**
 * Animates new events, with a beat in milliseconds; 0 shows nothing. Call it before the page changes:
 * it measures where the pieces are. Returns how long the animation takes.
 */
export function showEvents(table: Table, entries: readonly LogEntry[], beat: number): number {
  setCountDuration(beat)
  const events = entries.map(({ event }) => event)
  const cues = cuesFor(events)
  if (beat === 0 || cues.length === 0) return 0
  // A hidden page gets no frames, and would run all animations when it is visible again.
  if (document.hidden) return totalBeats(cues) * beat
  if (reducedMotion.value) {
    requestAnimationFrame(() => highlightChanges(events, HIGHLIGHT_BEATS * beat))
    return HIGHLIGHT_BEATS * beat
  }
  const prepared = cues.flatMap(({ movement, begins, lasts }) => {
    const timing = { delay: begins * beat, duration: lasts * beat }
    const prepare = PREPARE[movement.do] as Prepare<Movement['do']>
    return prepare(movement, { players: table.players, timing }) ?? []
  })
  // At the next frame the page has changed, but is not painted yet.
  requestAnimationFrame(() => {
    for (const start of prepared.map((measureAgain) => measureAgain())) start?.()
  })
  return totalBeats(cues) * beat
}

let clearHighlights = (): void => {}

/** Ends all animations at once. */
export function finishMovements(): void {
  finishAll()
  finishCounts()
  clearHighlights()
}

/** Highlights what has changed for a while. */
function highlightChanges(events: readonly GameEvent[], ms: number): void {
  clearHighlights()
  const changed = events.flatMap(piecesOf).flatMap(findElements)
  for (const one of changed) one.setAttribute(CHANGED, '')
  const timer = setTimeout(() => clearHighlights(), ms)
  clearHighlights = () => {
    clearTimeout(timer)
    for (const one of changed) one.removeAttribute(CHANGED)
  }
}
