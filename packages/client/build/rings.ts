export type Point = readonly [x: number, y: number]

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** What of a ring lies in a box (Sutherland and Hodgman). */
export function clipped(ring: readonly Point[], [left, top, right, bottom]: Box): readonly Point[] {
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
        const part = (at - before[axis]) / (point[axis] - before[axis])
        const cross = (n: 0 | 1): number => before[n] + (point[n] - before[n]) * part
        kept.push([cross(0), cross(1)])
      }
      if (inside) kept.push(point)
      before = point
    }
    if (kept.length === 0) return []
    points = kept
  }
  return points
}

/** A ring without the points that lie too near to the one before; nothing if it is but a speck. */
export function thinned(ring: readonly Point[], grain: number): readonly Point[] {
  const kept: Point[] = []
  for (const point of ring) {
    const last = kept.at(-1)
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= grain)
      kept.push(point)
  }
  const extent = (axis: 0 | 1): number => {
    const all = kept.map((point) => point[axis])
    return Math.max(...all) - Math.min(...all)
  }
  return kept.length < 3 || extent(0) < grain || extent(1) < grain ? [] : kept
}

/** A ring as a path in steps from point to point, which is short; rounding never adds up. */
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
