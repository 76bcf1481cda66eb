/** A place or a direction on the page. */
export type Vector = readonly [x: number, y: number]

/** Going aside costs more than going straight on. */
const ASIDE = 2.5

/** The nearest of these in a direction; from nowhere, the first. */
export function nearest<T>(
  from: Vector | null,
  [dx, dy]: Vector,
  places: readonly (readonly [T, Vector])[],
): T | undefined {
  if (from === null) return places[0]?.[0]
  let best: T | undefined
  let least = Infinity
  for (const [one, [x, y]] of places) {
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const across = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    const far = along + across * ASIDE
    if (along > 1 && far < least) {
      best = one
      least = far
    }
  }
  return best
}
