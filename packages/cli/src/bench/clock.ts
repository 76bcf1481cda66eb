/** So much work, and how long it took. */
export interface Pace {
  readonly done: number
  readonly milliseconds: number
}

/** Does a piece of work again and again for so long. */
export function pace(milliseconds: number, work: () => number): Pace {
  const began = performance.now()
  let done = 0
  let now = began
  do {
    done += work()
    now = performance.now()
  } while (now - began < milliseconds)
  return { done, milliseconds: now - began }
}

export const perSecond = (paces: readonly Pace[]): number => {
  let done = 0
  let milliseconds = 0
  for (const beat of paces) {
    done += beat.done
    milliseconds += beat.milliseconds
  }
  return (1000 * done) / milliseconds
}

export function millisecondsOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
