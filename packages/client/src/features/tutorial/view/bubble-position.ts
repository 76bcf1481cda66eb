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
 * the target nor its alternatives. In a narrow area it goes to the top or the bottom.
 */
export function placeBubble(
  target: Box | null,
  group: Box | null,
  bubble: Size,
  area: Box,
): BubblePosition {
  const across = (at: number): number => clamp(at, bubble.width, area.left, area.width)
  const along = (at: number): number => clamp(at, bubble.height, area.top, area.height)
  if (target === null || group === null)
    return {
      left: across(area.left + (area.width - bubble.width) / 2),
      top: along(area.top + (area.height - bubble.height) * 0.3),
      side: 'none',
      tail: 0,
    }
  const x = target.left + target.width / 2
  const y = target.top + target.height / 2
  const left = across(x - bubble.width / 2)
  const bottom = area.top + area.height
  if (area.width < NARROW) {
    const above = target.top - area.top
    const below = bottom - target.top - target.height
    // A target below the area is not covered by it: the bubble stays near.
    const isBelow = target.top >= bottom
    const top = along(isBelow || below >= above ? bottom : area.top)
    const overlap = isBelow ? 0 : target.top + target.height + NEAR - top
    // It leaves the area a little rather than cover the lower edge of the target.
    const down = top > target.top && overlap > 0 && overlap <= MAX_OVERHANG ? overlap : 0
    return { left, top: top + down, side: 'none', tail: 0 }
  }
  const top = along(y - bubble.height / 2)
  const free = {
    above: group.top - area.top - GAP - bubble.height,
    below: bottom - (group.top + group.height + GAP + bubble.height),
    right: area.left + area.width - (group.left + group.width + GAP + bubble.width),
    left: group.left - area.left - GAP - bubble.width,
  }
  const sides = ['right', 'left', 'below', 'above'] as const
  const side =
    sides.find((candidate) => free[candidate] >= MARGIN) ??
    sides.toSorted((a, b) => free[b] - free[a])[0]
  switch (side) {
    case 'right':
      return vertical(group.left + group.width + GAP)
    case 'left':
      return vertical(group.left - GAP - bubble.width)
    case 'below':
      return horizontal(group.top + group.height + GAP)
    case 'above':
      return horizontal(group.top - GAP - bubble.height)
  }

  function vertical(at: number): BubblePosition {
    return {
      left: across(at),
      top,
      side,
      tail: alongEdge(y - top, bubble.height),
    }
  }
  function horizontal(at: number): BubblePosition {
    return {
      left,
      top: along(at),
      side,
      tail: alongEdge(x - left, bubble.width),
    }
  }
}
