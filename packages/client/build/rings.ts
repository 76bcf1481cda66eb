export type Point = readonly [x: number, y: number]

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The part of a ring that lies in a box (Sutherland–Hodgman algorithm). */
export function clip(ring: readonly Point[], [left, top, right, bottom]: Box): readonly Point[] {
  const sides = [
    { axis: 0, at: left, sign: 1 },
    { axis: 0, at: right, sign: -1 },
    { axis: 1, at: top, sign: 1 },
    { axis: 1, at: bottom, sign: -1 },
  ] as const
  let points = ring
  for (const { axis, at, sign } of sides) {
    const kept: Point[] = []
    let before = points[points.length - 1]
    for (const point of points) {
      const inside = (point[axis] - at) * sign >= 0
      if (inside !== (before[axis] - at) * sign >= 0) {
        const fraction = (at - before[axis]) / (point[axis] - before[axis])
        const crossing = (n: 0 | 1): number => before[n] + (point[n] - before[n]) * fraction
        kept.push([crossing(0), crossing(1)])
      }
      if (inside) kept.push(point)
      before = point
    }
    if (kept.length === 0) return []
    points = kept
  }
  return points
}

/** Leaves out points that are too close to the one before. A ring that is too small becomes empty. */
export function simplify(ring: readonly Point[], minDistance: number): readonly Point[] {
  const kept: Point[] = []
  for (const point of ring) {
    const last = kept.at(-1)
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= minDistance)
      kept.push(point)
  }
  const extent = (axis: 0 | 1): number => {
    const all = kept.map((point) => point[axis])
    return Math.max(...all) - Math.min(...all)
  }
  const isTooSmall = kept.length < 3 || extent(0) < minDistance || extent(1) < minDistance
  return isTooSmall ? [] : kept
}

/** A ring as a short SVG path with relative steps. Rounding errors do not add up. */
export function pathOf(ring: readonly Point[]): string {
  if (ring.length === 0) return ''
  let [atX, atY] = [0, 0]
  const steps = ring.map(([x, y], i) => {
    const [dx, dy] = [Math.round(x * 10) - atX, Math.round(y * 10) - atY]
    atX += dx
    atY += dy
    return `${i === 1 ? 'l' : ''}${dx / 10} ${dy / 10}`
  })
  return `M${steps.join(' ')}z`
}
