import type { GameEvent, LogEntry } from '@amalfi/engine'
import { piecesOf } from '../../model/log/event-pieces.ts'
import type { Table } from '../../model/session/table.ts'
import { reducedMotion } from '../../ui/settings.ts'
import { finishCounting, paceCounting } from '../pieces/counting.tsx'
import { findAll } from '../scene/find.ts'
import type { Prepare } from './act.ts'
import { cover, pass, reveal, slide } from './cards.ts'
import { type Act, beatsOf, cuesOf } from './cues.ts'
import { finishAll } from './ghost.ts'
import { sail } from './sail.tsx'
import { count, flash, rise, rose, shine, turn, turnDecree } from './signs.tsx'

const ACTS: { readonly [Kind in Act['do']]: Prepare<Kind> } = {
  sail,
  pass,
  slide,
  reveal,
  count,
  rise,
  flash,
  turn,
  cover,
  turnDecree,
  shine,
  rose,
}

/** Where nothing moves, what has changed is marked for so many beats. */
const MARKED = 1.5
const MARK = 'data-new'

/**
 * Shows the news of a table as it happens, at a beat in milliseconds; none: nothing is shown. To be
 * called before the page changes. Gives back how long it takes.
 */
export function show(table: Table, news: readonly LogEntry[], beat: number): number {
  paceCounting(beat)
  const events = news.map(({ event }) => event)
  const cues = cuesOf(events)
  if (beat === 0 || cues.length === 0) return 0
  // Frames do not come while nobody sees the page; all of them would come afterwards.
  if (document.hidden) return beatsOf(cues) * beat
  if (reducedMotion.value) {
    requestAnimationFrame(() => mark(events, MARKED * beat))
    return MARKED * beat
  }
  const prepared = cues.flatMap(({ act, begins, lasts }) => {
    const timing = { delay: begins * beat, duration: lasts * beat }
    const prepare = ACTS[act.do] as Prepare<Act['do']>
    return prepare(act, { players: table.players, timing }) ?? []
  })
  // By then the page shows what came of it, and nobody has seen that yet.
  requestAnimationFrame(() => {
    for (const play of prepared.map((after) => after())) play?.()
  })
  return beatsOf(cues) * beat
}

let unmark = (): void => {}

/** Everything is at once as it is to be. */
export function finish(): void {
  finishAll()
  finishCounting()
  unmark()
}

/** Marks what has changed, for a while. */
function mark(events: readonly GameEvent[], ms: number): void {
  unmark()
  const changed = events.flatMap(piecesOf).flatMap(findAll)
  for (const one of changed) one.setAttribute(MARK, '')
  const over = setTimeout(() => unmark(), ms)
  unmark = () => {
    clearTimeout(over)
    for (const one of changed) one.removeAttribute(MARK)
  }
}
