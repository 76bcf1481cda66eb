import { useEffect } from 'preact/hooks'

const WRITTEN_IN = 'input, textarea, [contenteditable]'

/**
 * A click into text leaves a caret there, which nobody sees and the browser looks for through the
 * whole page with every frame. Nothing is written on a table, so it is taken away; what somebody
 * has marked stays.
 */
export function useNoCaret(): void {
  useEffect(() => {
    const clear = (): void => {
      const selection = getSelection()
      if (selection?.type !== 'Caret' || document.activeElement?.matches(WRITTEN_IN)) return
      selection.removeAllRanges()
    }
    clear()
    document.addEventListener('selectionchange', clear)
    return () => document.removeEventListener('selectionchange', clear)
  }, [])
}
