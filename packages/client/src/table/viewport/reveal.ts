import { busyWhileScrolling } from '../../base/busy.ts'
import { pace, reducedMotion } from '../../ui/settings.ts'
import { type Box, sideOf, uncoveredPart } from './geometry.ts'

/** What of a board is moved about: the chart has a frame of its own, in which it is drawn nearer. */
const frameOf = (board: Element): Element => board.querySelector('.chart-view') ?? board

/** What of a frame what is asked leaves in sight, with the arrows above it. */
export const leftOf = (frame: Element): Box =>
  uncoveredPart(
    document.querySelector('.foot')?.getBoundingClientRect(),
    frame.getBoundingClientRect(),
    document.querySelector('.edges')?.getBoundingClientRect().height,
  )

/** What of a board is in sight. */
export const sightOf = (board: Element): Box => leftOf(frameOf(board))

/** Brings the first of these into the middle of its board, unless one of them is in sight already. */
export function centre(
  targets: readonly Element[],
  board: Element,
  behavior: ScrollBehavior = quietly(),
): void {
  const sight = sightOf(board)
  const seen = targets.some((one) => sideOf(one.getBoundingClientRect(), sight) === null)
  if (!seen) bringToMiddle(targets[0], board, behavior)
}

/** How far something is from the middle of what is in sight of its board. */
function offset(target: Element, board: Element): readonly [x: number, y: number] {
  const [one, sight] = [target.getBoundingClientRect(), sightOf(board)]
  return [
    (one.left + one.right - sight.left - sight.right) / 2,
    (one.top + one.bottom - sight.top - sight.bottom) / 2,
  ]
}

export const distance = (target: Element, board: Element): number =>
  Math.hypot(...offset(target, board))

/** Boards come by themselves at once where nothing is to move. */
export const quietly = (): ScrollBehavior =>
  reducedMotion.value || pace.value === 0 ? 'instant' : 'smooth'

/** Longer than anything is under way, in milliseconds. */
const THERE = 700

/**
 * Moves a board. When what is asked grows over it meanwhile, the way is broken off: what is then
 * out of sight, and was touched by nobody, is brought at once.
 */
function bring(
  target: Element,
  board: Element,
  way: () => { readonly left: number; readonly top: number },
  behavior = quietly(),
): void {
  const frame = frameOf(board)
  busyWhileScrolling(frame, behavior)
  frame.scrollBy({ ...way(), behavior })
  if (behavior === 'instant') return
  const touched = new AbortController()
  const late = setTimeout(() => {
    touched.abort()
    if (target.isConnected && sideOf(target.getBoundingClientRect(), sightOf(board)) !== null)
      frame.scrollBy({ ...way(), behavior: 'instant' })
  }, THERE)
  const { signal } = touched
  addEventListener('pointerdown', () => clearTimeout(late), { capture: true, once: true, signal })
}

/** So far from the edge something lies that was brought there, in pixels. */
const EDGE = 8

/** Brings something to the upper edge of its board, so that there is room below it for what is said of it. */
export function bringToTop(target: Element, board: Element): void {
  const frame = frameOf(board)
  bring(target, board, () => ({
    left: frame === board ? 0 : offset(target, board)[0],
    top: target.getBoundingClientRect().top - frame.getBoundingClientRect().top - EDGE,
  }))
}

export function bringToMiddle(
  target: Element | undefined,
  board: Element,
  behavior = quietly(),
): void {
  if (target === undefined) return
  const way = () => {
    const [left, top] = offset(target, board)
    return { left, top }
  }
  bring(target, board, way, behavior)
}
