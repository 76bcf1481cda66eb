export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** On which side of a frame the middle of something lies. */
export type Side = 'up' | 'down' | 'left' | 'right'

/** Null if it is in sight. */
export function sideOf(one: Box, frame: Box): Side | null {
  const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2]
  if (y < frame.top) return 'up'
  if (y > frame.bottom) return 'down'
  if (x < frame.left) return 'left'
  return x > frame.right ? 'right' : null
}

/**
 * What is left of a frame above the foot, which grows over it, and a strip as high as this that keeps
 * above the foot; a foot that stands beside it leaves all.
 */
export function uncoveredPart(foot: Box | undefined, frame: Box, strip = 0): Box {
  const { left, right, top, bottom } = frame
  const over = foot !== undefined && foot.left < right && foot.right > left
  if (!over) return frame
  return { left, right, top, bottom: Math.max(top, Math.min(bottom, foot.top - strip)) }
}

/** Between a note and what is around it, in pixels. */
export const GAP = 6
/** A note is no lower than this, even if it covers a part of what it tells of. */
const LEAST = 150

type Range = Pick<Box, 'top' | 'bottom'>

/** On a phone a note lies above or below what it tells of, wherever there is more room. */
export function pinnedTooltipSide(
  target: Range,
  room: Range,
): { readonly at: 'top' | 'bottom'; readonly most: number } {
  const above = target.top - room.top - 2 * GAP
  const below = room.bottom - target.bottom - 2 * GAP
  const at = below >= above ? 'bottom' : 'top'
  const most = Math.min(Math.max(above, below, LEAST), room.bottom - room.top - 2 * GAP)
  return { at, most }
}
