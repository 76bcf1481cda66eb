import { beginWork } from '../base/busy.ts'

/** How long a pointer stays before what it is on is looked at, in milliseconds: one that passes by or presses wants nothing shown. */
const REST = 60

const waiting = new Map<EventTarget, Set<() => void>>()
let timer: ReturnType<typeof setTimeout> | undefined
let endWork: (() => void) | null = null

/** Nobody waits any more. */
function arrived(): void {
  waiting.clear()
  endWork?.()
  endWork = null
}

function arrive(): void {
  const acts = [...waiting.values()].flatMap((some) => [...some])
  arrived()
  for (const act of acts) act()
}

/** Does something when the pointer has come to rest on what it has just entered. */
export function onHoverIntent(on: EventTarget, act: () => void): void {
  const acts = waiting.get(on) ?? new Set()
  waiting.set(on, acts.add(act))
  endWork ??= beginWork('hovering')
  clearTimeout(timer)
  timer = setTimeout(arrive, REST)
}

/** The pointer has left: what waited for its rest there is not done. */
export function cancelHover(on: EventTarget): void {
  waiting.delete(on)
  if (waiting.size === 0) cancelAllHovers()
}

/** A press makes a choice: it waits for no preview of it. */
export function cancelAllHovers(): void {
  clearTimeout(timer)
  arrived()
}

/** Whether a focus came by a key, or from the page itself: what is pressed has the pointer on it anyhow. */
export const isByKey = ({ target }: FocusEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible')
