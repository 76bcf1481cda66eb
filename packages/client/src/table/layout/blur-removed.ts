import { useEffect } from 'preact/hooks'

/** Buttons that are removed when they are clicked. */
const REMOVED_ON_CLICK =
  '[data-choice], .question-panel [data-choices], .dealing [data-choices], .end-turn'

/**
 * Takes the focus from a clicked button that will be removed. If a focused element is removed, the
 * browser does an extra layout of the half changed page. Keyboard users keep the focus (keyboard.ts).
 */
export function useBlurRemoved(): void {
  useEffect(() => {
    const blur = ({ target, detail }: MouseEvent): void => {
      const isByPointer =
        detail > 0 && target instanceof Element && target.closest(REMOVED_ON_CLICK) !== null
      if (isByPointer && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
    }
    addEventListener('click', blur, { capture: true })
    return () => removeEventListener('click', blur, { capture: true })
  }, [])
}
