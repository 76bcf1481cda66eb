import { useEffect } from 'preact/hooks'

/** What is gone once it has been clicked. */
const GOES = '[data-choice], .question-panel [data-choices], .dealing [data-choices], .end-turn'

/**
 * What is taken away while it has the focus makes the browser lay out the page there and then, half
 * changed, and once more when all is drawn. So it loses the focus before; keys keep it (keyboard.ts).
 */
export function useBlurRemoved(): void {
  useEffect(() => {
    const letGo = ({ target, detail }: MouseEvent): void => {
      const pointed = detail > 0 && target instanceof Element && target.closest(GOES) !== null
      if (pointed && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    addEventListener('click', letGo, { capture: true })
    return () => removeEventListener('click', letGo, { capture: true })
  }, [])
}
