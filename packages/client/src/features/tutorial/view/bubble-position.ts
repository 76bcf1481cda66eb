/** A box on the page. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
type Size = Pick<Box, 'width' | 'height'>

/** The side of its target on which a bubble lies; `none` if it has no tail. */
export type Side = 'right' | 'left' | 'above' | 'below' | 'none'

/** Where a bubble lies on the page. */
export interface BubblePosition {
  readonly left: number
  readonly top: number
  readonly side: Side
  /** How far along its edge the tail begins. */
  readonly tail: number
  /** How high it may be. What does not fit is scrolled. */
  readonly maxHeight: number
}

const GAP = 14
const MARGIN = 8
/** The least distance of the tail from a corner. */
const CORNER = 18
/** In a narrow area: the least distance to the target, and how far the bubble may leave the area. */
const NEAR = 6
const MAX_OVERHANG = 40
/** Below this width there is no space beside a target. */
const NARROW = 640

const clamp = (at: number, size: number, from: number, area: number): number =>
  Math.max(from + MARGIN, Math.min(at, from + area - size - MARGIN))
const alongEdge = (at: number, size: number): number =>
  Math.max(CORNER, Math.min(at, size - CORNER))

/**
 * Places a bubble within an area. It lies beside the group of its target, so that it covers neither
 * the target nor its alternatives; if there is no room, beside the target alone. In a narrow area it
 * goes to the top or the bottom. It never covers its target: it becomes lower instead.
 */
export function placeBubble(
  target: Box | null,
  group: Box | null,
  bubble: Size,
  area: Box,
): BubblePosition {
  const bottom = area.top + area.height
  const highest = area.height - 2 * MARGIN
  const height = Math.min(bubble.height, highest)
  const across = (at: number): number => clamp(at, bubble.width, area.left, area.width)
  const along = (at: number): number => clamp(at, height, area.top, area.height)
  if (target === null || group === null)
    return {
      left: across(area.left + (area.width - bubble.width) / 2),
      top: along(area.top + (area.height - height) * 0.3),
      side: 'none',
      tail: 0,
      maxHeight: highest,
    }
  const x = target.left + target.width / 2
  const y = target.top + target.height / 2
  const left = across(x - bubble.width / 2)
  if (area.width < NARROW) return atAnEnd(target)
  const top = along(y - height / 2)
  return beside(group) ?? beside(target) ?? atAnEnd(target)

  /** At the side of a box with enough room, if there is one. */
  function beside(box: Box): BubblePosition | null {
    const free = {
      right: area.left + area.width - (box.left + box.width + GAP + bubble.width),
      left: box.left - area.left - GAP - bubble.width,
      below: bottom - (box.top + box.height + GAP + height),
      above: box.top - area.top - GAP - height,
    }
    const sides = ['right', 'left', 'below', 'above'] as const
    const side = sides.find((candidate) => free[candidate] >= MARGIN)
    switch (side) {
      case undefined:
        return null
      case 'right':
        return vertical(box.left + box.width + GAP, side)
      case 'left':
        return vertical(box.left - GAP - bubble.width, side)
      case 'below':
        return horizontal(box.top + box.height + GAP, side)
      case 'above':
        return horizontal(box.top - GAP - height, side)
    }
  }
  function vertical(at: number, side: Side): BubblePosition {
    return { left: at, top, side, tail: alongEdge(y - top, height), maxHeight: highest }
  }
  function horizontal(at: number, side: Side): BubblePosition {
    return { left, top: at, side, tail: alongEdge(x - left, bubble.width), maxHeight: highest }
  }

  /** At the farther end of the area. */
  function atAnEnd(box: Box): BubblePosition {
    const first = area.top + MARGIN
    const last = bottom - MARGIN
    const at = (top: number, maxHeight: number): BubblePosition => ({
      left,
      top,
      side: 'none',
      tail: 0,
      maxHeight,
    })
    // A target outside of the area, such as an answer below the boards, is not covered.
    const isOutside =
      box.top >= bottom || box.left >= area.left + area.width || box.top + box.height <= area.top
    if (isOutside) return at(last - height, highest)
    const end = Math.max(first, box.top + box.height + NEAR)
    const above = box.top - NEAR - first
    const below = last - end
    if (above > below) return at(first, above)
    // It leaves the area a little rather than become lower.
    const room = below >= height ? below : below + MARGIN + MAX_OVERHANG
    return at(Math.max(end, last - height), room)
  }
}
