import { useEffect, useRef } from 'preact/hooks'

/** The open panels, the topmost last. Each has an entry in the history of the browser. */
const panels: { readonly close: () => void }[] = []

/** How many panels were open at the current entry of the history. */
function panelsInHistory(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'panels' in state ? Number(state.panels) : 0
}

addEventListener('popstate', () => {
  // Each panel removes itself from the list when it is unmounted.
  for (const { close } of panels.slice(panelsInHistory()).toReversed()) close()
})

/**
 * While a panel is open, the back button of the browser closes it instead of leaving the page. With
 * several panels it closes the topmost one.
 */
export function useCloseOnBack(close: () => void, isOpen = true): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const panel = { close: () => latest.current() }
    panels.push(panel)
    history.pushState({ panels: panels.length }, '')
    return () => {
      panels.splice(panels.indexOf(panel), 1)
      // Closed in another way: its entry is removed. A link to another page has an entry of its own.
      if (panelsInHistory() > panels.length) history.back()
    }
  }, [isOpen])
}
