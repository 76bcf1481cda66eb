import { busyWhileScrolling } from '../../base/busy.ts'
import { pace, reducedMotion } from '../../ui/settings.ts'
import { type Box, sideOf, uncoveredPart } from './geometry.ts'

/** The element that scrolls a board. The chart has its own, in which it can be zoomed. */
const scrollFrame = (board: Element): Element => board.querySelector('.chart-view') ?? board

/** The part of a frame that the foot of the page and the strip above it do not cover. */
export const uncoveredFrame = (frame: Element): Box =>
  uncoveredPart(
    document.querySelector('.foot')?.getBoundingClientRect(),
    frame.getBoundingClientRect(),
    document.querySelector('.board-footer')?.getBoundingClientRect().height,
  )

/** The visible part of a board. */
export const visiblePart = (board: Element): Box => uncoveredFrame(scrollFrame(board))

/** Scrolls the first of these targets to the middle of its board, unless one of them is visible. */
export function centreIfHidden(
  targets: readonly Element[],
  board: Element,
  behavior: ScrollBehavior = scrollBehavior(),
): void {
  const visible = visiblePart(board)
  const isVisible = targets.some((box) => sideOf(box.getBoundingClientRect(), visible) === null)
  if (!isVisible) scrollToMiddle(targets[0], board, behavior)
}

/** How far a target is from the middle of the visible part of its board. */
function offset(target: Element, board: Element): readonly [x: number, y: number] {
  const [box, visible] = [target.getBoundingClientRect(), visiblePart(board)]
  return [
    (box.left + box.right - visible.left - visible.right) / 2,
    (box.top + box.bottom - visible.top - visible.bottom) / 2,
  ]
}

/** The distance of a target from the middle of the visible part of its board, in pixels. */
export const distanceFromMiddle = (target: Element, board: Element): number =>
  Math.hypot(...offset(target, board))

/** Scrolling is instant where motion is reduced or bots play at once. */
export const scrollBehavior = (): ScrollBehavior =>
  reducedMotion.value || pace.value === 0 ? 'instant' : 'smooth'

/** Longer than any smooth scroll takes, in milliseconds. */
const SCROLL_TIME = 700

/**
 * Scrolls a board. A question that grows over the board meanwhile stops a smooth scroll: a target that
 * is then still hidden is shown at once, unless the user has touched the page.
 */
function scrollBoard(
  target: Element,
  board: Element,
  offsetNow: () => { readonly left: number; readonly top: number },
  behavior = scrollBehavior(),
): void {
  const frame = scrollFrame(board)
  busyWhileScrolling(frame, behavior)
  frame.scrollBy({ ...offsetNow(), behavior })
  if (behavior === 'instant') return
  const settled = new AbortController()
  const timer = setTimeout(() => {
    settled.abort()
    if (target.isConnected && sideOf(target.getBoundingClientRect(), visiblePart(board)) !== null)
      frame.scrollBy({ ...offsetNow(), behavior: 'instant' })
  }, SCROLL_TIME)
  const { signal } = settled
  addEventListener('pointerdown', () => clearTimeout(timer), { capture: true, once: true, signal })
}

/** The distance to the edge after `scrollToTop`, in pixels. */
const EDGE = 8

/** Scrolls a target to the top of its board, so that there is room below it for an explanation. */
export function scrollToTop(target: Element, board: Element): void {
  const frame = scrollFrame(board)
  scrollBoard(target, board, () => ({
    left: frame === board ? 0 : offset(target, board)[0],
    top: target.getBoundingClientRect().top - frame.getBoundingClientRect().top - EDGE,
  }))
}

/** Scrolls a target to the middle of its board. */
export function scrollToMiddle(
  target: Element | undefined,
  board: Element,
  behavior = scrollBehavior(),
): void {
  if (target === undefined) return
  const offsetNow = () => {
    const [left, top] = offset(target, board)
    return { left, top }
  }
  scrollBoard(target, board, offsetNow, behavior)
}
