import { useEffect } from 'preact/hooks'
import type { ReplayTable } from '../../model/replay/replay-table.ts'

const STEPS: Readonly<Record<string, (table: ReplayTable) => void>> = {
  ArrowLeft: (table) => table.jump(table.at.value - 1),
  ArrowRight: (table) => table.jump(table.at.value + 1),
  PageUp: (table) => table.turnBack(),
  PageDown: (table) => table.turnOn(),
  Home: (table) => table.jump(0),
  End: (table) => table.jump(table.last),
}

/** Whoever is at one of these wants its own keys. */
const OWN_KEYS = 'select, input:not([type=range]), textarea, [data-line], .read'

/** Arrow keys go by choice, page keys by turn, Home and End to the ends; Space plays and pauses. */
export function useReplayKeys(table: ReplayTable): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      const { target } = event
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return
      const step = STEPS[event.key]
      const onButton = target instanceof Element && target.closest('button, a') !== null
      if (step !== undefined) step(table)
      else if (event.key === ' ' && !onButton)
        table.playing.value ? table.pause() : void table.play()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [table])
}
