/** How long a long press takes, in milliseconds. */
const PRESS_TIME = 500
/** How far the finger may move meanwhile, in pixels. */
const MAX_MOVEMENT = 10

/**
 * Calls the handler for every long press until the signal aborts. If the handler returns true, the
 * press does not become a click.
 */
export function onLongPress(handle: (element: Element) => boolean, signal: AbortSignal): void {
  let timer = 0
  let start = [0, 0]
  let isHandled = false
  const cancel = (): void => clearTimeout(timer)
  const onPointerDown = ({
    target,
    pointerType,
    clientX,
    clientY,
    isPrimary,
  }: PointerEvent): void => {
    cancel()
    if (!isPrimary) return
    isHandled = false
    if (pointerType === 'mouse' || !(target instanceof Element)) return
    start = [clientX, clientY]
    timer = window.setTimeout(() => {
      isHandled = handle(target)
    }, PRESS_TIME)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - start[0], clientY - start[1]) > MAX_MOVEMENT) cancel()
  }
  const onClick = (event: MouseEvent): void => {
    if (!isHandled) return
    isHandled = false
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('pointerdown', onPointerDown, { signal })
  addEventListener('pointermove', onPointerMove, { signal })
  addEventListener('pointerup', cancel, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('click', onClick, { capture: true, signal })
  signal.addEventListener('abort', cancel)
}
