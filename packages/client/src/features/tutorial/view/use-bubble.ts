import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { beginWork } from '../../../base/busy.ts'
import { scrollToTarget } from '../../../table/viewport/board-tabs.ts'
import { quietly } from '../../../table/viewport/reveal.ts'
import { roomForNotes } from '../../../table/viewport/room.ts'
import { layout } from '../../../ui/layout.ts'
import type { Pointer } from '../course/hint.ts'
import { placed } from './place.ts'
import { around, findPointed } from './pointing.ts'

const POINTED = 'data-hint'

/** Set while what a bubble speaks of is still on its way. */
const COMING = 'data-coming'

/**
 * Lays a bubble beside what it speaks of, and lights that. It is seen as soon as the table has settled
 * and the thing lies still.
 */
export function useBubble(
  points: Pointer | null,
  settle: () => Promise<void>,
): RefObject<HTMLDivElement | null> {
  const bubble = useRef<HTMLDivElement>(null)
  const before = useRef('')
  useLayoutEffect(() => {
    let away = (): void => {}
    let gone = false
    let endWork = (): void => {}
    const now = JSON.stringify(points)
    const isNew = before.current !== now
    before.current = now
    if (isNew) bubble.current?.setAttribute(COMING, '')
    const waits = bubble.current?.hasAttribute(COMING)
    if (waits) endWork = beginWork('pointing')
    // What it speaks of may be shown in the same breath, but after it.
    queueMicrotask(() => {
      if (gone) return
      const target = findPointed(points)
      away = point(target, bubble.current, isNew)
      if (waits)
        void settle()
          .then(() => lyingStill(target))
          .then(() => {
            if (!gone) bubble.current?.removeAttribute(COMING)
            endWork()
          })
    })
    return () => {
      gone = true
      away()
      endWork()
    }
  })
  return bubble
}

/** In frames: so long a thing has not moved, and so long it is waited for at most. */
const STILL = 3
const LONGEST = 60

/** Until a thing lies still: where there is little room, a board is brought to it. */
async function lyingStill(target: Element | null): Promise<void> {
  if (target === null || layout.value === 'desk' || quietly() === 'instant') return
  let last = ''
  for (let frame = 0, still = 0; frame < LONGEST && still < STILL; frame++) {
    await new Promise(requestAnimationFrame)
    const { left, top } = target.getBoundingClientRect()
    const here = `${left} ${top}`
    still = here === last ? still + 1 : 0
    last = here
  }
}

/** Lights a thing and keeps the bubble beside it, until it is told to stop. */
function point(target: Element | null, bubble: HTMLElement | null, isNew: boolean): () => void {
  // An attribute, since the class of a thing is written anew whenever the thing changes.
  target?.setAttribute(POINTED, '')
  if (layout.value === 'desk') target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // Who looks at another board meanwhile is not taken away from it.
  else if (isNew && target !== null) scrollToTarget(target)
  const lay = (): void => {
    if (bubble === null) return
    const { left, top, side, tail } = placed(
      target?.getBoundingClientRect() ?? null,
      target === null ? null : around(target).getBoundingClientRect(),
      bubble.getBoundingClientRect(),
      roomForNotes(),
    )
    bubble.style.left = `${left}px`
    bubble.style.top = `${top}px`
    bubble.style.setProperty('--tail', `${tail}px`)
    bubble.dataset.side = side
  }
  lay()
  addEventListener('resize', lay)
  addEventListener('scroll', lay, true)
  return () => {
    target?.removeAttribute(POINTED)
    removeEventListener('resize', lay)
    removeEventListener('scroll', lay, true)
  }
}
