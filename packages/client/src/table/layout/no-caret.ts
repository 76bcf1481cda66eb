import { useEffect } from 'preact/hooks'

const EDITABLE = 'input, textarea, [contenteditable]'

/**
 * A click into text leaves an invisible caret there, and the browser searches the whole page for it in
 * every frame. Nothing can be typed on the table, so this removes the caret. Selected text stays
 * selected.
 */
export function useNoCaret(): void {
  useEffect(() => {
    const clear = (): void => {
      const selection = getSelection()
      if (selection?.type !== 'Caret' || document.activeElement?.matches(EDITABLE)) return
      selection.removeAllRanges()
    }
    clear()
    document.addEventListener('selectionchange', clear)
    return () => document.removeEventListener('selectionchange', clear)
  }, [])
}
