import { useEffect } from 'preact/hooks'
import { enlarge, large, lookableAt } from './large.ts'

/** So long a finger rests on a card that is looked at, in milliseconds. */
const LONG = 500
/** So far it may tremble, in pixels. */
const STILL = 10

const isTyping = (one: Element | null): boolean =>
  one?.matches('input:not([type=radio], [type=checkbox]), select, textarea') ?? false

/** A right click, a long press or the key i opens the large view of a card or thing, wherever it lies. */
export function useEnlarging(): void {
  useEffect(() => {
    const away = new AbortController()
    const { signal } = away
    const menu = (event: MouseEvent): void => {
      const card = event.target instanceof Element ? lookableAt(event.target) : null
      if (card === null) return
      event.preventDefault()
      enlarge(card)
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'i' || event.ctrlKey || event.altKey || event.metaKey) return
      if (isTyping(document.activeElement) || large.value !== null) return
      const card =
        lookableAt(document.activeElement) ??
        lookableAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
      if (card === null) return
      event.preventDefault()
      enlarge(card)
    }
    addEventListener('contextmenu', menu, { signal })
    addEventListener('keydown', key, { signal })
    watchFingers(signal)
    return () => away.abort()
  }, [])
}

function watchFingers(signal: AbortSignal): void {
  let timer = 0
  let start = [0, 0]
  let opened = false
  const stop = (): void => clearTimeout(timer)
  const down = (event: PointerEvent): void => {
    opened = false
    stop()
    const card = event.target instanceof Element ? lookableAt(event.target) : null
    if (event.pointerType === 'mouse' || card === null) return
    start = [event.clientX, event.clientY]
    timer = window.setTimeout(() => {
      opened = true
      enlarge(card)
    }, LONG)
  }
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start[0], clientY - start[1]) > STILL) stop()
  }
  // The finger that opened the view is lifted: that is no click on the card.
  const click = (event: MouseEvent): void => {
    if (!opened) return
    opened = false
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', stop, { signal })
  window.addEventListener('pointercancel', stop, { signal })
  window.addEventListener('click', click, { capture: true, signal })
}
