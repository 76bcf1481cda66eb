import type { GameEvent } from '@amalfi/engine'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { announcementOf } from '../../model/log/announcement.ts'
import type { TableListener } from '../../model/session/table.ts'
import { useScene } from '../scene/scene.tsx'

/** What comes within this time is told together, in milliseconds. */
const TOGETHER = 900

/** Tells whoever listens what happened. Bots may be faster than a voice: it is told in a few texts. */
export function Announcer() {
  const { table, translator } = useScene()
  const text = useSignal('')
  const voice = useRef(translator)
  voice.current = translator
  useEffect(() => {
    let heard: GameEvent[] = []
    let before = voice.current
    let soon: ReturnType<typeof setTimeout> | undefined
    const tell = (): void => {
      soon = undefined
      text.value = announcementOf(heard, before)
      heard = []
    }
    const listener: TableListener = (news, isNew) => {
      if (!isNew) return
      // The page is not shown anew yet: these are the names from before.
      if (heard.length === 0) before = voice.current
      heard.push(...news.map(({ event }) => event))
      soon ??= setTimeout(tell, TOGETHER)
    }
    table.listeners.add(listener)
    return () => {
      table.listeners.delete(listener)
      clearTimeout(soon)
    }
  }, [table])
  return (
    <p class="visually-hidden announcer" aria-live="polite">
      {text}
    </p>
  )
}
