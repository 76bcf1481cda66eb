/** Work in progress that will change the page by itself, with its names. */
const inProgress = new Map<symbol, string>()

/** Marks the beginning of work that will change the page. Returns the function that marks its end. */
export function beginWork(name: string): () => void {
  const work = Symbol(name)
  inProgress.set(work, name)
  return () => {
    inProgress.delete(work)
  }
}

/** Marks a promise as work until it is settled. */
export function busyWhile<T>(name: string, promise: Promise<T>): Promise<T> {
  const end = beginWork(name)
  promise.then(end, end)
  return promise
}

/** Marks a smooth scroll as work until it ends. */
export function busyWhileScrolling(frame: Element, behavior: ScrollBehavior): void {
  if (behavior === 'instant') return
  const endWork = beginWork('scrolling')
  const end = (): void => {
    clearTimeout(timer)
    frame.removeEventListener('scrollend', end)
    endWork()
  }
  // A frame that is already in position never reports an end.
  const timer = setTimeout(end, LONGEST_SCROLL)
  frame.addEventListener('scrollend', end)
}

/** In milliseconds. */
const LONGEST_SCROLL = 1000

/** The names of the work in progress. */
export const workInProgress = (): readonly string[] => [...inProgress.values()]
