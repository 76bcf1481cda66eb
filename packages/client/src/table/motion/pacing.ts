import type { LogEntry } from '@amalfi/engine'
import { effect, signal } from '@preact/signals'
import { beginWork } from '../../base/busy.ts'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { isAction } from '../../model/log/log-sections.ts'
import type { Table, Watch } from '../../model/session/table.ts'
import type { TablePace } from '../../model/session/table-pace.ts'
import { afterAll } from '../../ui/after-paint.ts'
import { pace } from '../../ui/settings.ts'
import { followActions } from '../viewport/follow-actions.ts'
import { finish, show } from './stage.ts'

/** Whether all is played at once until a person is asked. */
export const skipping = signal(false)

/** For how many beats one looks at what has come about; at something small for less. */
const LOOK = 0.5
const GLANCE = 0.15
/** The work of waiting until the last move has been looked at. */
const SHOWING = 'showing the last move'

/** Until when one still looks at the last move, on the clock of the page. */
let until = 0
let waiting: ReturnType<typeof setTimeout> | undefined
/** Goes on at once with whoever waits. */
let wake = (): void => {}
let endWaiting = (): void => {}

/** Plays on at once until a person is asked. */
export function skip(): void {
  skipping.value = true
  finish()
  wake()
}

function hear(table: Table, news: readonly LogEntry[], isNew: boolean): void {
  if (!isNew) return finish()
  const beat = skipping.value ? 0 : pace.value
  const events = news.map(({ event }) => event)
  const look = events.some(isAction) ? LOOK : events.length > 0 ? GLANCE : 0
  if (beat > 0) followActions(events)
  until = performance.now() + show(table, news, beat) + look * beat
}

/** Until the last move has been shown and looked at. */
async function settle(): Promise<void> {
  const rest = until - performance.now()
  if (rest <= 0 || skipping.value || pace.value === 0) return
  endWaiting()
  endWaiting = beginWork(SHOWING)
  await new Promise<void>((resolve) => {
    waiting = setTimeout(resolve, rest)
    wake = () => {
      clearTimeout(waiting)
      resolve()
    }
  })
  endWaiting()
}

/** Until all of what was last done stands on the page. */
const shown = (): Promise<void> =>
  new Promise((resolve) => {
    afterAll(resolve)
  })

/** A table that waits before it goes on by itself. */
export interface Paced extends Table {
  readonly pace: TablePace
}

/**
 * Shows what happens at a table at the pace that is set. Gives back how to leave it: bots do not go
 * on at a table where nobody sits.
 */
export function keepPace(table: Paced): () => void {
  const watch: Watch = (news, isNew) => hear(table, news, isNew)
  table.watchers.add(watch)
  table.pace.settle = settle
  table.pace.shown = shown
  const asked = effect(() => {
    const asked = table.question.value !== null || table.awaited.value !== NOBODY
    if (asked || table.awaitingConfirm.value >= 0 || table.over.value) skipping.value = false
  })
  const thinking = effect(() => (table.thinking.value < 0 ? undefined : beginWork('bots playing')))
  const faster = effect(() => {
    if (pace.value === 0) wake()
  })
  return () => {
    table.watchers.delete(watch)
    table.pace.settle = table.pace.shown = () => new Promise(() => {})
    clearTimeout(waiting)
    endWaiting()
    asked()
    thinking()
    faster()
    finish()
  }
}
