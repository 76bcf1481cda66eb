/** A box on the page. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
type Size = Pick<Box, 'width' | 'height'>

export type Side = 'right' | 'left' | 'above' | 'below' | 'none'

export interface Placed {
  readonly left: number
  readonly top: number
  /** On which side of the thing it lies. */
  readonly side: Side
  /** How far along its edge its tail begins. */
  readonly tail: number
}

const GAP = 14
const MARGIN = 8
/** The tail keeps off the corners. */
const CORNER = 18
/** So near to a thing it may come there, and so far out of the room it may reach. */
const NEAR = 6
const SPARE = 40
/** In a room as narrow as this there is no place beside anything. */
const NARROW = 640

const within = (at: number, size: number, from: number, room: number): number =>
  Math.max(from + MARGIN, Math.min(at, from + room - size - MARGIN))
const alongEdge = (at: number, size: number): number =>
  Math.max(CORNER, Math.min(at, size - CORNER))

/**
 * Where a bubble lies that speaks of a thing: beside what surrounds it, so that it covers neither the
 * thing nor what could be chosen instead of it; in a narrow room at the end that is farther away.
 */
export function placed(target: Box | null, around: Box | null, bubble: Size, room: Box): Placed {
  const across = (at: number): number => within(at, bubble.width, room.left, room.width)
  const along = (at: number): number => within(at, bubble.height, room.top, room.height)
  if (target === null || around === null)
    return {
      left: across(room.left + (room.width - bubble.width) / 2),
      top: along(room.top + (room.height - bubble.height) * 0.3),
      side: 'none',
      tail: 0,
    }
  const x = target.left + target.width / 2
  const y = target.top + target.height / 2
  const left = across(x - bubble.width / 2)
  const bottom = room.top + room.height
  if (room.width < NARROW) {
    const above = target.top - room.top
    const below = bottom - target.top - target.height
    // What lies below the room is hidden by nothing in it: the bubble is near it.
    const beyond = target.top >= bottom
    const top = along(beyond || below >= above ? bottom : room.top)
    const over = beyond ? 0 : target.top + target.height + NEAR - top
    // Where it would lie on the lower edge of the thing, it leaves the room a little.
    const down = top > target.top && over > 0 && over <= SPARE ? over : 0
    return { left, top: top + down, side: 'none', tail: 0 }
  }
  const top = along(y - bubble.height / 2)
  const free = {
    above: around.top - room.top - GAP - bubble.height,
    below: bottom - (around.top + around.height + GAP + bubble.height),
    right: room.left + room.width - (around.left + around.width + GAP + bubble.width),
    left: around.left - room.left - GAP - bubble.width,
  }
  const sides = ['right', 'left', 'below', 'above'] as const
  const side =
    sides.find((one) => free[one] >= MARGIN) ??
    sides.toSorted((one, other) => free[other] - free[one])[0]
  switch (side) {
    case 'right':
      return upright(around.left + around.width + GAP)
    case 'left':
      return upright(around.left - GAP - bubble.width)
    case 'below':
      return flat(around.top + around.height + GAP)
    case 'above':
      return flat(around.top - GAP - bubble.height)
  }

  function upright(at: number): Placed {
    return {
      left: across(at),
      top,
      side,
      tail: alongEdge(y - top, bubble.height),
    }
  }
  function flat(at: number): Placed {
    return {
      left,
      top: along(at),
      side,
      tail: alongEdge(x - left, bubble.width),
    }
  }
}
