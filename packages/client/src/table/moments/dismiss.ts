import { useEffect } from 'preact/hooks'

const KEYS: readonly string[] = ['Escape', 'Enter']

/**
 * While something is shown for a moment, Escape and Enter dismiss it and do nothing else, so that a key
 * that was meant for it takes no choice.
 */
export function useDismissByKey(isShown: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!KEYS.includes(event.key) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) dismiss()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isShown, dismiss])
}
