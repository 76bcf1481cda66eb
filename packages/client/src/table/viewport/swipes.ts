import { signal } from '@preact/signals'
import { beginWork } from '../../base/busy.ts'

/** Whether boards are pushed past: then all of them are painted, else only those in sight. */
export const swiping = signal(false)

/** So long after the last movement, a swipe is over, in milliseconds. */
const SWIPE_END = 120
/** A finger that goes so far across pushes the boards, in pixels: they are painted before they move. */
const SWIPE_START = 4

interface SwipeHandlers {
  /** Whether the board in sight lies just where it belongs. */
  readonly inPlace: () => boolean
  /** The boards have been moved. */
  readonly moved: () => void
  /** The device was turned, or its window changed. */
  readonly turned: () => void
}

/** Follows what is pushed across, by fingers or otherwise. */
export function watchSwipes(
  swiped: HTMLElement,
  { inPlace, moved, turned }: SwipeHandlers,
): () => void {
  const away = new AbortController()
  const { signal } = away
  let over = 0
  let width = swiped.clientWidth
  let finger: Touch | undefined

  let hasMoved = false
  let endWork: (() => void) | null = null

  const settle = (): void => {
    endWork?.()
    endWork = null
    if (hasMoved) moved()
    hasMoved = false
    // A finger may hold the boards half way.
    if (inPlace()) swiping.value = false
  }
  const settleSoon = (): void => {
    endWork ??= beginWork('swiping')
    clearTimeout(over)
    over = window.setTimeout(settle, SWIPE_END)
  }
  const scrolled = ({ target }: Event): void => {
    if (target !== swiped || swiped.clientWidth !== width) return
    hasMoved = true
    if (!inPlace()) swiping.value = true
    settleSoon()
  }
  const touched = ({ touches, target }: TouchEvent): void => {
    // On the chart a finger mostly moves the chart; if not, the boards tell that they have moved.
    const onChart = target instanceof Element && target.closest('.chart-view') !== null
    finger = onChart ? undefined : touches[0]
  }
  const pushed = ({ touches: [now] }: TouchEvent): void => {
    if (finger === undefined || swiping.value) return
    const across = Math.abs(now.clientX - finger.clientX)
    if (across < SWIPE_START || across < Math.abs(now.clientY - finger.clientY)) return
    swiping.value = true
  }
  const lifted = (): void => {
    if (swiping.value) settleSoon()
  }
  const listen = { passive: true, signal } as const
  swiped.addEventListener('scroll', scrolled, listen)
  swiped.addEventListener('touchstart', touched, listen)
  swiped.addEventListener('touchmove', pushed, listen)
  swiped.addEventListener('touchend', lifted, listen)
  swiped.addEventListener('touchcancel', lifted, listen)

  // A device that is turned shows the board that it showed.
  const resized = new ResizeObserver(() => {
    if (swiped.clientWidth === width) return
    width = swiped.clientWidth
    turned()
  })
  resized.observe(swiped)
  return () => {
    clearTimeout(over)
    endWork?.()
    away.abort()
    resized.disconnect()
    swiping.value = false
  }
}
