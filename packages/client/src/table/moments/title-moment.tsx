import type { GameEvent } from '@amalfi/engine'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { beginWork } from '../../base/busy.ts'
import type { TableListener } from '../../model/session/table.ts'
import { pace } from '../../ui/settings.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { useDismissByKey } from './dismiss.ts'
import { finale } from './finale.ts'
import '../../style/table/moments.css'

type TitleTaken = Extract<GameEvent, { kind: 'title' }>

/** How long a moment lasts, in milliseconds. */
const LASTS = 2000

/**
 * Shows a title that somebody has taken for a moment, over the table. Nobody waits for it, and it covers
 * no more than its own text. Screen readers hear it from the `Announcer`.
 */
export function TitleMoment() {
  const { table, translator } = useScene()
  const [waiting, setWaiting] = useState<readonly TitleTaken[]>([])
  useEffect(() => {
    const listener: TableListener = (entries, isNew) => {
      if (!isNew) return setWaiting([])
      const events = entries.map(({ event }) => event)
      // At the highest speed nothing takes time.
      if (pace.value === 0) return
      const titles = events.filter((event) => event.kind === 'title')
      if (titles.length > 0) setWaiting((before) => [...before, ...titles])
      if (events.some(({ kind }) => kind === 'end')) finale.value = table
    }
    table.listeners.add(listener)
    return () => {
      table.listeners.delete(listener)
      if (finale.value === table) finale.value = null
    }
  }, [table])
  const [shown] = waiting
  const dismiss = useCallback(() => setWaiting((before) => before.slice(1)), [])
  useEffect(() => {
    if (shown === undefined) return
    const endWork = beginWork('showing a moment')
    const timer = setTimeout(dismiss, LASTS)
    const since = performance.now()
    // A click anywhere ends the moment, and still does what it was meant for. The click that took the
    // title may still be on its way up the page.
    const onClick = ({ timeStamp }: MouseEvent): void => {
      if (timeStamp > since) dismiss()
    }
    addEventListener('click', onClick)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', onClick)
      endWork()
    }
  }, [shown, dismiss])
  useDismissByKey(shown !== undefined, dismiss)
  if (shown === undefined) return null
  return (
    <div class={`moment seat-${shown.seat}`} aria-hidden="true">
      <GameIcon of="title" />
      <SeatShip seat={shown.seat} />
      <span>{translator.event(shown)}</span>
    </div>
  )
}
