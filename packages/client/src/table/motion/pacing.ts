import { type LogEntry, PHASES } from '@amalfi/engine'
import { effect, signal } from '@preact/signals'
import { beginWork } from '../../base/busy.ts'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { isAction } from '../../model/log/log-sections.ts'
import type { Table, TableListener } from '../../model/session/table.ts'
import type { TablePace } from '../../model/session/table-pace.ts'
import { afterDeferredWork } from '../../ui/after-paint.ts'
import { fastForward, pace } from '../../ui/settings.ts'
import { followActions } from '../viewport/follow-actions.ts'
import { finishMovements, showEvents } from './show-events.ts'

/** Whether bot moves are shown without any pause, until a person is asked. */
export const skipping = signal(false)

/** Whether the rest of the period is shown fast-forward, since every person has passed. */
export const fastForwarding = signal(false)
/** The user wants to see the rest of this period at normal speed. */
const interrupted = signal(false)
/** The longest beat of a fast-forward, in milliseconds. */
const FAST_BEAT = 120

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
  hurry()
}

/** Ends the showing of the last move, and the wait for it. */
function hurry(): void {
  shownUntil = 0
  finishMovements()
  endWait()
}

/** Shows the rest of the period at normal speed. */
export function stopFastForward(): void {
  interrupted.value = true
}

/** Whether these people have all passed and wait for the end of the period. */
function havePassed(table: Table, people: readonly number[]): boolean {
  // Reading the signal subscribes the effect.
  table.version.value
  const { game } = table.view()
  return (
    people.length > 0 &&
    PHASES[game.phase] === 'actions' &&
    people.every((seat) => game.passed[seat] === 1)
  )
}

/** The length of a beat now. */
const currentBeat = (): number =>
  skipping.value ? 0 : fastForwarding.value ? Math.min(pace.value, FAST_BEAT) : pace.value

function onNewEntries(table: Table, entries: readonly LogEntry[], isNew: boolean): void {
  if (!isNew) return finishMovements()
  const beat = currentBeat()
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
 * Shows the events of a table at the pace of the settings, or fast-forward once all these people have
 * passed. Returns how to stop: bots do not play on at a table that nobody watches.
 */
export function keepPace(table: Paced, people: readonly number[] = []): () => void {
  const listener: TableListener = (entries, isNew) => onNewEntries(table, entries, isNew)
  table.listeners.add(listener)
  table.pace.untilAnimated = untilAnimated
  table.pace.untilDrawn = untilDrawn
  const stopSkipping = effect(() => {
    const isAsked = table.question.value !== null || table.nextViewer.value !== NOBODY
    if (isAsked || table.awaitingConfirm.value >= 0 || table.over.value) skipping.value = false
  })
  const stopForwarding = effect(() => {
    const passed = havePassed(table, people)
    if (!passed) interrupted.value = false
    const isForwarding = passed && fastForward.value && !interrupted.value
    // The pass itself was shown at normal speed.
    if (isForwarding && !fastForwarding.peek()) hurry()
    fastForwarding.value = isForwarding
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
    stopForwarding()
    fastForwarding.value = false
    stopBusy()
    stopFaster()
    finishMovements()
  }
}
