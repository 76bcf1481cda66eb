/** So long a finger rests on what it wants to know more about, in milliseconds. */
const LONG = 500
/** So far it may tremble, in pixels. */
const STILL = 10

/**
 * Hears of fingers that rest on something, until the signal says stop. Who makes something of it says
 * so with true: then the finger that is lifted clicks nothing.
 */
export function onLongPress(heard: (on: Element) => boolean, signal: AbortSignal): void {
  let timer = 0
  let start = [0, 0]
  let taken = false
  const stop = (): void => clearTimeout(timer)
  const down = ({ target, pointerType, clientX, clientY, isPrimary }: PointerEvent): void => {
    stop()
    if (!isPrimary) return
    taken = false
    if (pointerType === 'mouse' || !(target instanceof Element)) return
    start = [clientX, clientY]
    timer = window.setTimeout(() => {
      taken = heard(target)
    }, LONG)
  }
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start[0], clientY - start[1]) > STILL) stop()
  }
  const click = (event: MouseEvent): void => {
    if (!taken) return
    taken = false
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', stop, { signal })
  addEventListener('pointercancel', stop, { signal })
  addEventListener('click', click, { capture: true, signal })
  signal.addEventListener('abort', stop)
}
