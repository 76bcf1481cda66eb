import type { LogEntry } from '@amalfi/engine'
import { effect, signal } from '@preact/signals'
import { beginWork } from '../../base/busy.ts'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { isAction } from '../../model/log/log-sections.ts'
import type { Table, TableListener } from '../../model/session/table.ts'
import type { TablePace } from '../../model/session/table-pace.ts'
import { afterDeferredWork } from '../../ui/after-paint.ts'
import { pace } from '../../ui/settings.ts'
import { followActions } from '../viewport/follow-actions.ts'
import { finishMovements, showEvents } from './show-events.ts'

/** Whether bot moves are shown without any pause, until a person is asked. */
export const skipping = signal(false)

/** Beats to look at the result before the next move. */
const PAUSE_AFTER_ACTION = 0.5
const PAUSE_AFTER_DETAIL = 0.15
/** Names the pending work while the last move is shown (busy.ts). */
const SHOWING = 'showing the last move'

/** When the last move has been shown, as a time of `performance.now()`. */
let shownUntil = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Ends the current wait at once. */
let endWait = (): void => {}
let endWork = (): void => {}

/** Shows bot moves without any pause until a person is asked. */
export function skip(): void {
  skipping.value = true
  finishMovements()
  endWait()
}

function onNewEntries(table: Table, entries: readonly LogEntry[], isNew: boolean): void {
  if (!isNew) return finishMovements()
  const beat = skipping.value ? 0 : pace.value
  const events = entries.map(({ event }) => event)
  const pause = events.some(isAction)
    ? PAUSE_AFTER_ACTION
    : events.length > 0
      ? PAUSE_AFTER_DETAIL
      : 0
  if (beat > 0) followActions(events)
  shownUntil = performance.now() + showEvents(table, entries, beat) + pause * beat
}

/** Resolves when the last move has been shown. */
async function untilAnimated(): Promise<void> {
  const remaining = shownUntil - performance.now()
  if (remaining <= 0 || skipping.value || pace.value === 0) return
  endWork()
  endWork = beginWork(SHOWING)
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, remaining)
    endWait = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  endWork()
}

/** Resolves when all boards have been drawn. */
const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    afterDeferredWork(resolve)
  })

/** A table whose bots wait for the page before they play on. */
export interface Paced extends Table {
  readonly pace: TablePace
}

/**
 * Shows the events of a table at the pace of the settings. Returns how to stop: bots do not play on
 * at a table that nobody watches.
 */
export function keepPace(table: Paced): () => void {
  const listener: TableListener = (entries, isNew) => onNewEntries(table, entries, isNew)
  table.listeners.add(listener)
  table.pace.untilAnimated = untilAnimated
  table.pace.untilDrawn = untilDrawn
  const stopSkipping = effect(() => {
    const isAsked = table.question.value !== null || table.nextViewer.value !== NOBODY
    if (isAsked || table.awaitingConfirm.value >= 0 || table.over.value) skipping.value = false
  })
  const stopBusy = effect(() => (table.thinking.value < 0 ? undefined : beginWork('bots playing')))
  const stopFaster = effect(() => {
    if (pace.value === 0) endWait()
  })
  return () => {
    table.listeners.delete(listener)
    table.pace.untilAnimated = table.pace.untilDrawn = () => new Promise(() => {})
    clearTimeout(timer)
    endWork()
    stopSkipping()
    stopBusy()
    stopFaster()
    finishMovements()
  }
}
