import { beginWork } from '../base/busy.ts'

/** How long a pointer must stay on an element, in milliseconds, before it counts as hovering. */
const HOVER_DELAY = 60

const waiting = new Map<EventTarget, Set<() => void>>()
let timer: ReturnType<typeof setTimeout> | undefined
let endWork: (() => void) | null = null

function stopWaiting(): void {
  waiting.clear()
  endWork?.()
  endWork = null
}

function runWaiting(): void {
  const tasks = [...waiting.values()].flatMap((ofTarget) => [...ofTarget])
  stopWaiting()
  for (const task of tasks) task()
}

/** Runs a function when the pointer stays on the target that it has just entered. */
export function onHoverIntent(target: EventTarget, task: () => void): void {
  const tasks = waiting.get(target) ?? new Set()
  waiting.set(target, tasks.add(task))
  endWork ??= beginWork('hovering')
  clearTimeout(timer)
  timer = setTimeout(runWaiting, HOVER_DELAY)
}

/** Cancels the functions of a target that the pointer has left. */
export function cancelHover(target: EventTarget): void {
  waiting.delete(target)
  if (waiting.size === 0) cancelAllHovers()
}

/** Cancels everything that waits. A press takes a choice at once, without a preview. */
export function cancelAllHovers(): void {
  clearTimeout(timer)
  stopWaiting()
}

/** Whether an element got the focus by keyboard or by the page. By a press, it has the pointer too. */
export const isKeyboardFocus = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible')
