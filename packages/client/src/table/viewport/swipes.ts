import { signal } from '@preact/signals'
import { beginWork } from '../../base/busy.ts'

/** Whether the boards are being swiped. Then all of them are painted, otherwise only the visible one. */
export const swiping = signal(false)

/** A swipe is over this many milliseconds after the last movement. */
const SWIPE_END = 120
/** A finger that moves this many pixels sideways begins a swipe. The boards are then painted before they move. */
const SWIPE_START = 4

interface SwipeHandlers {
  /** Whether the visible board is exactly at its scroll position. */
  readonly isInPlace: () => boolean
  /** Called after the boards have been scrolled. */
  readonly onMoved: () => void
  /** Called when the width changes, for example when the device is turned. */
  readonly onResized: () => void
}

/** Watches a strip of boards that can be swiped. Returns how to stop. */
export function watchSwipes(
  strip: HTMLElement,
  { isInPlace, onMoved, onResized }: SwipeHandlers,
): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let timer = 0
  let width = strip.clientWidth
  let finger: Touch | undefined

  let hasScrolled = false
  let endWork: (() => void) | null = null

  const settle = (): void => {
    endWork?.()
    endWork = null
    if (hasScrolled) onMoved()
    hasScrolled = false
    // A finger may still hold the boards half way.
    if (isInPlace()) swiping.value = false
  }
  const settleSoon = (): void => {
    endWork ??= beginWork('swiping')
    clearTimeout(timer)
    timer = window.setTimeout(settle, SWIPE_END)
  }
  const onScroll = ({ target }: Event): void => {
    if (target !== strip || strip.clientWidth !== width) return
    hasScrolled = true
    if (!isInPlace()) swiping.value = true
    settleSoon()
  }
  const onTouchStart = ({ touches, target }: TouchEvent): void => {
    // A finger on the chart mostly scrolls the chart. If it moves the boards, they get a scroll event.
    const onChart = target instanceof Element && target.closest('.chart-view') !== null
    finger = onChart ? undefined : touches[0]
  }
  const onTouchMove = ({ touches: [now] }: TouchEvent): void => {
    if (finger === undefined || swiping.value) return
    const distance = Math.abs(now.clientX - finger.clientX)
    if (distance < SWIPE_START || distance < Math.abs(now.clientY - finger.clientY)) return
    swiping.value = true
  }
  const onTouchEnd = (): void => {
    if (swiping.value) settleSoon()
  }
  const options = { passive: true, signal } as const
  strip.addEventListener('scroll', onScroll, options)
  strip.addEventListener('touchstart', onTouchStart, options)
  strip.addEventListener('touchmove', onTouchMove, options)
  strip.addEventListener('touchend', onTouchEnd, options)
  strip.addEventListener('touchcancel', onTouchEnd, options)

  // After turning the device, the same board is visible.
  const resizeObserver = new ResizeObserver(() => {
    if (strip.clientWidth === width) return
    width = strip.clientWidth
    onResized()
  })
  resizeObserver.observe(strip)
  return () => {
    clearTimeout(timer)
    endWork?.()
    listeners.abort()
    resizeObserver.disconnect()
    swiping.value = false
  }
}
