import { useLayoutEffect, useRef } from 'preact/hooks'

/** The open panels, the topmost last. */
const panels: { readonly close: () => void }[] = []

/** How many entries for panels the history of the browser has on top of the page's own entry. */
function panelEntries(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'panels' in state ? Number(state.panels) : 0
}

/** Where the browser was before the latest step through its history. */
let entriesBefore = panelEntries()
let addressBefore = location.href

/** Notes where the browser is now. Returns whether it went back over an entry of a panel. */
function wentBackOverPanel(): boolean {
  const wentBack = location.href === addressBefore && panelEntries() < entriesBefore
  entriesBefore = panelEntries()
  addressBefore = location.href
  return wentBack
}

addEventListener('popstate', () => {
  const wentBack = wentBackOverPanel()
  const closing = panels.slice(panelEntries()).toReversed()
  // Each panel removes itself from the list when it is unmounted.
  for (const { close } of closing) close()
  // The panel of that entry was closed in another way, so the user means the page before.
  if (wentBack && closing.length === 0) history.back()
})

/**
 * While a panel is open, the back button of the browser closes it instead of leaving the page. With
 * several panels it closes the topmost one. A panel that is closed in another way leaves its entry in
 * the history: to remove it takes time, in which the user may already have gone to another page.
 */
export function useCloseOnBack(close: () => void, isOpen = true): void {
  const latest = useRef(close)
  latest.current = close
  // At once, so that a panel that is gone is never counted as open.
  useLayoutEffect(() => {
    if (!isOpen) return
    const panel = { close: () => latest.current() }
    panels.push(panel)
    if (panelEntries() < panels.length) history.pushState({ panels: panels.length }, '')
    wentBackOverPanel()
    return () => {
      panels.splice(panels.indexOf(panel), 1)
    }
  }, [isOpen])
}
