import { busyWhileScrolling } from '../../base/busy.ts'
import { pace, reducedMotion } from '../../ui/settings.ts'
import { type Box, sideOf, uncoveredPart } from './geometry.ts'

/** The element of a board that scrolls. The chart has its own, because it can be zoomed. */
const scrollFrame = (board: Element): Element => board.querySelector('.chart-view') ?? board

/** The part of a frame that the question and the arrows above it do not cover. */
export const uncoveredFrame = (frame: Element): Box =>
  uncoveredPart(
    document.querySelector('.foot')?.getBoundingClientRect(),
    frame.getBoundingClientRect(),
    document.querySelector('.board-footer')?.getBoundingClientRect().height,
  )

/** The visible part of a board. */
export const visiblePart = (board: Element): Box => uncoveredFrame(scrollFrame(board))

/** Scrolls the first target to the middle of its board, unless one of them is visible already. */
export function centreIfHidden(
  targets: readonly Element[],
  board: Element,
  behavior: ScrollBehavior = scrollBehavior(),
): void {
  const sight = visiblePart(board)
  const seen = targets.some((one) => sideOf(one.getBoundingClientRect(), sight) === null)
  if (!seen) scrollToMiddle(targets[0], board, behavior)
}

/** The offset of a target from the middle of the visible part of its board. */
function offset(target: Element, board: Element): readonly [x: number, y: number] {
  const [one, sight] = [target.getBoundingClientRect(), visiblePart(board)]
  return [
    (one.left + one.right - sight.left - sight.right) / 2,
    (one.top + one.bottom - sight.top - sight.bottom) / 2,
  ]
}

export const distanceFromMiddle = (target: Element, board: Element): number =>
  Math.hypot(...offset(target, board))

/** How boards scroll by themselves: without animation if motion is off. */
export const scrollBehavior = (): ScrollBehavior =>
  reducedMotion.value || pace.value === 0 ? 'instant' : 'smooth'

/** Longer than any smooth scrolling takes, in milliseconds. */
const SCROLL_TIME = 700

/**
 * Scrolls a board to a target. If the question grows over the board meanwhile, the browser stops
 * scrolling. If the target is then still hidden and the player has touched nothing, this jumps to it.
 */
function scrollBoard(
  target: Element,
  board: Element,
  way: () => { readonly left: number; readonly top: number },
  behavior = scrollBehavior(),
): void {
  const frame = scrollFrame(board)
  busyWhileScrolling(frame, behavior)
  frame.scrollBy({ ...way(), behavior })
  if (behavior === 'instant') return
  const touched = new AbortController()
  const late = setTimeout(() => {
    touched.abort()
    if (target.isConnected && sideOf(target.getBoundingClientRect(), visiblePart(board)) !== null)
      frame.scrollBy({ ...way(), behavior: 'instant' })
  }, SCROLL_TIME)
  const { signal } = touched
  addEventListener('pointerdown', () => clearTimeout(late), { capture: true, once: true, signal })
}

/** The space above a target that was scrolled to the upper edge, in pixels. */
const EDGE = 8

/** Scrolls a target to the upper edge of its board, so that its details have room below it. */
export function scrollToTop(target: Element, board: Element): void {
  const frame = scrollFrame(board)
  scrollBoard(target, board, () => ({
    left: frame === board ? 0 : offset(target, board)[0],
    top: target.getBoundingClientRect().top - frame.getBoundingClientRect().top - EDGE,
  }))
}

export function scrollToMiddle(
  target: Element | undefined,
  board: Element,
  behavior = scrollBehavior(),
): void {
  if (target === undefined) return
  const way = () => {
    const [left, top] = offset(target, board)
    return { left, top }
  }
  scrollBoard(target, board, way, behavior)
}
