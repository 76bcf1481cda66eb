import { beginWork } from '../base/busy.ts'

/**
 * A hidden page is never painted, so nothing waits longer than this, in milliseconds. Drawing a table
 * takes a good part of it on a slow phone.
 */
const MAX_WAIT = 2000

/** Resolves when the page has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, MAX_WAIT)
  })

type Task = () => void

const drawing = new Set<Task>()
const afterDrawing = new Set<Task>()
/** Marks the end of the work in the queues. */
let endWork: (() => void) | null = null

/** Runs one function after the other, each in its own task, so that input does not wait for all. */
function runNext(): void {
  const queue = drawing.size > 0 ? drawing : afterDrawing
  const [next] = queue
  if (next === undefined) {
    endWork?.()
    endWork = null
    return
  }
  queue.delete(next)
  next()
  setTimeout(runNext)
}

function enqueue(queue: Set<Task>, task: Task): () => void {
  queue.add(task)
  if (endWork === null) {
    endWork = beginWork('drawing boards')
    void painted().then(runNext)
  }
  return () => queue.delete(task)
}

/** Runs a function after the next paint. Returns how to cancel it. */
export const afterPaint = (task: Task): (() => void) => enqueue(drawing, task)

/** Runs a function after everything that waits for the paint. Returns how to cancel it. */
export const afterDeferredWork = (task: Task): (() => void) => enqueue(afterDrawing, task)

/** Runs a function after the next touch or click and the paint that follows. Returns how to cancel it. */
export function afterNextTouch(task: Task): () => void {
  let cancel: () => void = () => {}
  const onTouch = (): void => {
    cancel = afterPaint(task)
  }
  addEventListener('pointerdown', onTouch, { capture: true, passive: true, once: true })
  return () => {
    removeEventListener('pointerdown', onTouch, { capture: true })
    cancel()
  }
}
