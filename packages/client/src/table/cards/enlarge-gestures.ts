import { useEffect } from 'preact/hooks'
import { onLongPress } from '../../ui/long-press.ts'
import { isTouch } from '../../ui/touch.ts'
import { enlarge, enlargeableAt, openDialog } from './enlarge.ts'

const isTyping = (one: Element | null): boolean =>
  one?.matches('input:not([type=radio], [type=checkbox]), select, textarea') ?? false

/** A right click, a long press or the key i enlarges a card or target. */
export function useEnlargeGestures(): void {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const onContextMenu = (event: MouseEvent): void => {
      const card = event.target instanceof Element ? enlargeableAt(event.target) : null
      if (card === null) return
      event.preventDefault()
      // Some devices send this event after a long press, which is handled already.
      if (!isTouch.value) enlarge(card)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'i' || event.ctrlKey || event.altKey || event.metaKey) return
      if (isTyping(document.activeElement) || openDialog.value !== null) return
      const card =
        enlargeableAt(document.activeElement) ??
        enlargeableAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
      if (card === null) return
      event.preventDefault()
      enlarge(card)
    }
    addEventListener('contextmenu', onContextMenu, { signal })
    addEventListener('keydown', onKeyDown, { signal })
    onLongPress(enlargeOnPress, signal)
    addEventListener('click', enlargeOnTap, { signal })
    return () => listeners.abort()
  }, [])
}

/** On touch screens a long press on a target shows its details, which have a magnifier button. */
function enlargeOnPress(element: Element): boolean {
  const card = enlargeableAt(element)
  if (card === null || (isTouch.value && element.closest('.target') !== null)) return false
  enlarge(card)
  return true
}

/** On touch screens a tap enlarges a card that has no other action. */
function enlargeOnTap({ target }: MouseEvent): void {
  if (!isTouch.value || !(target instanceof Element)) return
  if (target.closest('button, a, dialog') !== null) return
  const card = target.closest<HTMLElement>('[data-card]')
  if (card !== null) enlarge(card)
}
