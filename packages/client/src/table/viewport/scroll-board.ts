import { busyWhileScrolling } from '../../base/busy.ts'
import { pace, reducedMotion } from '../../ui/settings.ts'
import { type Box, sideOf, uncoveredPart } from './geometry.ts'

/** What of a board is moved about: the chart has a frame of its own, in which it is drawn nearer. */
const scrollFrame = (board: Element): Element => board.querySelector('.chart-view') ?? board

/** What of a frame what is asked leaves in sight, with the arrows above it. */
export const uncoveredFrame = (frame: Element): Box =>
  uncoveredPart(
    document.querySelector('.foot')?.getBoundingClientRect(),
    frame.getBoundingClientRect(),
    document.querySelector('.board-footer')?.getBoundingClientRect().height,
  )

/** What of a board is in sight. */
export const visiblePart = (board: Element): Box => uncoveredFrame(scrollFrame(board))

/** Brings the first of these into the middle of its board, unless one of them is in sight already. */
export function centreIfHidden(
  targets: readonly Element[],
  board: Element,
  behavior: ScrollBehavior = scrollBehavior(),
): void {
  const sight = visiblePart(board)
  const seen = targets.some((one) => sideOf(one.getBoundingClientRect(), sight) === null)
  if (!seen) scrollToMiddle(targets[0], board, behavior)
}

/** How far something is from the middle of what is in sight of its board. */
function offset(target: Element, board: Element): readonly [x: number, y: number] {
  const [one, sight] = [target.getBoundingClientRect(), visiblePart(board)]
  return [
    (one.left + one.right - sight.left - sight.right) / 2,
    (one.top + one.bottom - sight.top - sight.bottom) / 2,
  ]
}

export const distanceFromMiddle = (target: Element, board: Element): number =>
  Math.hypot(...offset(target, board))

/** Boards come by themselves at once where nothing is to move. */
export const scrollBehavior = (): ScrollBehavior =>
  reducedMotion.value || pace.value === 0 ? 'instant' : 'smooth'

/** Longer than anything is under way, in milliseconds. */
const SCROLL_TIME = 700

/**
 * Moves a board. When what is asked grows over it meanwhile, the way is broken off: what is then
 * out of sight, and was touched by nobody, is brought at once.
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

/** So far from the edge something lies that was brought there, in pixels. */
const EDGE = 8

/** Brings something to the upper edge of its board, so that there is room below it for what is said of it. */
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
