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
/** On a page as narrow as this there is no room beside anything. */
const NARROW = 640

const within = (at: number, size: number, room: number): number =>
  Math.max(MARGIN, Math.min(at, room - size - MARGIN))
const alongEdge = (at: number, size: number): number =>
  Math.max(CORNER, Math.min(at, size - CORNER))

/**
 * Where a bubble lies that speaks of a thing: beside what surrounds it, so that it covers neither the
 * thing nor what could be chosen instead of it; on a narrow page at the end that is farther away.
 */
export function placed(thing: Box | null, around: Box | null, bubble: Size, page: Size): Placed {
  if (thing === null || around === null)
    return {
      left: within((page.width - bubble.width) / 2, bubble.width, page.width),
      top: within((page.height - bubble.height) * 0.3, bubble.height, page.height),
      side: 'none',
      tail: 0,
    }
  const x = thing.left + thing.width / 2
  const y = thing.top + thing.height / 2
  const left = within(x - bubble.width / 2, bubble.width, page.width)
  if (page.width < NARROW) {
    const bottom = page.height - bubble.height - MARGIN
    return { left, top: y < page.height / 2 ? bottom : MARGIN, side: 'none', tail: 0 }
  }
  const top = within(y - bubble.height / 2, bubble.height, page.height)
  const room = {
    above: around.top - GAP - bubble.height,
    below: page.height - (around.top + around.height + GAP + bubble.height),
    right: page.width - (around.left + around.width + GAP + bubble.width),
    left: around.left - GAP - bubble.width,
  }
  const sides = ['right', 'left', 'below', 'above'] as const
  const side =
    sides.find((one) => room[one] >= MARGIN) ??
    sides.toSorted((one, other) => room[other] - room[one])[0]
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
      left: within(at, bubble.width, page.width),
      top,
      side,
      tail: alongEdge(y - top, bubble.height),
    }
  }
  function flat(at: number): Placed {
    return {
      left,
      top: within(at, bubble.height, page.height),
      side,
      tail: alongEdge(x - left, bubble.width),
    }
  }
}
