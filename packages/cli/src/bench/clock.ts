/** Does a piece of work. Returns how much it was, such as the number of decisions. */
export type Work = () => number

/** An amount of work and the time it took. */
export interface WorkDone {
  readonly done: number
  readonly milliseconds: number
}

/** The CPU time of this thread. Time that other programs take does not count. */
function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Repeats some work for a time. */
export function repeatFor(milliseconds: number, work: Work): WorkDone {
  const began = cpuMilliseconds()
  let done = 0
  let now = began
  do {
    done += work()
    now = cpuMilliseconds()
  } while (now - began < milliseconds)
  return { done, milliseconds: now - began }
}

export const perSecond = ({ done, milliseconds }: WorkDone): number => (1000 * done) / milliseconds

export function millisecondsOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
