/** A rectangle on the page, in pixels. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A side of a frame. */
export type Side = 'up' | 'down' | 'left' | 'right'

/** The side of a frame beyond which the middle of a box is; null if it is inside the frame. */
export function sideOf(box: Box, frame: Box): Side | null {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  if (y < frame.top) return 'up'
  if (y > frame.bottom) return 'down'
  if (x < frame.left) return 'left'
  return x > frame.right ? 'right' : null
}

/**
 * The part of a frame above the foot of the page and a strip of this height above the foot. A foot
 * beside the frame covers nothing.
 */
export function uncoveredPart(foot: Box | undefined, frame: Box, strip = 0): Box {
  const { left, right, top, bottom } = frame
  const overlaps = foot !== undefined && foot.left < right && foot.right > left
  if (!overlaps) return frame
  return { left, right, top, bottom: Math.max(top, Math.min(bottom, foot.top - strip)) }
}

/** The space around a pinned tooltip, in pixels. */
export const GAP = 6
/** The tooltip gets at least this height, even if it covers a part of its target. */
const MIN_HEIGHT = 150

type Range = Pick<Box, 'top' | 'bottom'>

/** On a phone a pinned tooltip is above or below its target, wherever there is more room. */
export function pinnedTooltipSide(
  target: Range,
  room: Range,
): { readonly at: 'top' | 'bottom'; readonly maxHeight: number } {
  const above = target.top - room.top - 2 * GAP
  const below = room.bottom - target.bottom - 2 * GAP
  const at = below >= above ? 'bottom' : 'top'
  const maxHeight = Math.min(Math.max(above, below, MIN_HEIGHT), room.bottom - room.top - 2 * GAP)
  return { at, maxHeight }
}
