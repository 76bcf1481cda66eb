import { useEffect } from 'preact/hooks'
import type { ReplayTable } from '../../model/replay/replay-table.ts'

const ACTIONS: Readonly<Partial<Record<string, (table: ReplayTable) => void>>> = {
  ArrowLeft: (table) => table.jump(table.step.value - 1),
  ArrowRight: (table) => table.jump(table.step.value + 1),
  PageUp: (table) => table.previousTurn(),
  PageDown: (table) => table.nextTurn(),
  Home: (table) => table.jump(0),
  End: (table) => table.jump(table.lastStep),
}

/** Elements that use these keys themselves. */
const OWN_KEYS = 'select, input:not([type=range]), textarea, [data-line], .log-scroll'

/** Arrow keys step by choice, page keys by turn, Home and End jump to the ends, Space plays. */
export function useReplayKeys(table: ReplayTable): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      const { target } = event
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return
      const step = ACTIONS[event.key]
      const onButton = target instanceof Element && target.closest('button, a') !== null
      if (step !== undefined) step(table)
      else if (event.key === ' ' && !onButton)
        table.playing.value ? table.pause() : void table.play()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [table])
}
