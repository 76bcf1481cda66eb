/** A position or a direction on the page. */
export type Vector = readonly [x: number, y: number]

/** A step sideways costs more than a step in the direction. */
const SIDEWAYS_COST = 2.5

/** The nearest item in a direction; without a start, the first item. */
export function nearest<T>(
  from: Vector | null,
  [dx, dy]: Vector,
  places: readonly (readonly [T, Vector])[],
): T | undefined {
  if (from === null) return places[0]?.[0]
  let best: T | undefined
  let lowestCost = Infinity
  for (const [item, [x, y]] of places) {
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const across = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    const cost = along + across * SIDEWAYS_COST
    if (along > 1 && cost < lowestCost) {
      best = item
      lowestCost = cost
    }
  }
  return best
}
