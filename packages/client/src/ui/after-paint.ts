import { beginWork } from '../base/busy.ts'

/**
 * A page that nobody sees is never painted: nothing waits longer than this, in milliseconds. To lay a
 * table takes a good part of it on a slow phone.
 */
const UNSEEN = 2000

/** Until the page has been painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, UNSEEN)
  })

type Act = () => void

const first = new Set<Act>()
const last = new Set<Act>()
/** Ends the work that has begun. */
let endWork: (() => void) | null = null

/** One after the other, each a task of its own, so that who taps meanwhile does not wait for all. */
function goOn(): void {
  const from = first.size > 0 ? first : last
  const [next] = from
  if (next === undefined) {
    endWork?.()
    endWork = null
    return
  }
  from.delete(next)
  next()
  setTimeout(goOn)
}

function wait(among: Set<Act>, act: Act): () => void {
  among.add(act)
  if (endWork === null) {
    endWork = beginWork('drawing boards')
    void painted().then(goOn)
  }
  return () => among.delete(act)
}

/** Does something once what has just changed is to be seen. Gives back how to leave it undone. */
export const afterPaint = (act: Act): (() => void) => wait(first, act)

/** The same when all that waits for the paint has been done, and all of the page is as it will be. */
export const afterAll = (act: Act): (() => void) => wait(last, act)

/** The same when somebody has touched the page. */
export function afterTouch(act: Act): () => void {
  let leaveUndone: () => void = () => {}
  const touched = (): void => {
    leaveUndone = afterPaint(act)
  }
  addEventListener('pointerdown', touched, { capture: true, passive: true, once: true })
  return () => {
    removeEventListener('pointerdown', touched, { capture: true })
    leaveUndone()
  }
}
