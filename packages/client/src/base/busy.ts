/** Work in progress that will change the page by itself, by what it is. */
const inProgress = new Map<symbol, string>()

/** Marks the beginning of such work. Returns the function that marks its end. */
export function beginWork(what: string): () => void {
  const work = Symbol(what)
  inProgress.set(work, what)
  return () => {
    inProgress.delete(work)
  }
}

/** Marks a promise as work until it is settled. */
export function busyWhile<T>(what: string, promise: Promise<T>): Promise<T> {
  const end = beginWork(what)
  promise.then(end, end)
  return promise
}

/** Marks a smooth scroll as work until it ends. */
export function busyWhileScrolling(frame: Element, behavior: ScrollBehavior): void {
  if (behavior === 'instant') return
  const endWork = beginWork('scrolling')
  const end = (): void => {
    clearTimeout(late)
    frame.removeEventListener('scrollend', end)
    endWork()
  }
  // A frame that is there already never reports an end.
  const late = setTimeout(end, LONGEST_SCROLL)
  frame.addEventListener('scrollend', end)
}

/** In milliseconds. */
const LONGEST_SCROLL = 1000

/** What is in progress now. */
export const workInProgress = (): readonly string[] => [...inProgress.values()]
