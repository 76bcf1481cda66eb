import type { GameEvent } from '@amalfi/engine'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { announcementOf } from '../../model/log/announcement.ts'
import type { TableListener } from '../../model/session/table.ts'
import { useScene } from '../scene/scene.tsx'

/** Events within this time are announced together, in milliseconds. */
const COLLECT_TIME = 900

/** Announces events to screen readers, in few texts: bots may play faster than a voice can read. */
export function Announcer() {
  const { table, translator } = useScene()
  const text = useSignal('')
  const latestTranslator = useRef(translator)
  latestTranslator.current = translator
  useEffect(() => {
    let events: GameEvent[] = []
    let translatorBefore = latestTranslator.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const announce = (): void => {
      timer = undefined
      text.value = announcementOf(events, translatorBefore)
      events = []
    }
    const listener: TableListener = (entries, isNew) => {
      if (!isNew) return
      // Before the next render the translator still has the names from before the events.
      if (events.length === 0) translatorBefore = latestTranslator.current
      events.push(...entries.map(({ event }) => event))
      timer ??= setTimeout(announce, COLLECT_TIME)
    }
    table.listeners.add(listener)
    return () => {
      table.listeners.delete(listener)
      clearTimeout(timer)
    }
  }, [table])
  return (
    <p class="visually-hidden announcer" aria-live="polite">
      {text}
    </p>
  )
}
