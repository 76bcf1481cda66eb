import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { beginWork } from '../../../base/busy.ts'
import { scrollToTarget } from '../../../table/viewport/boards.ts'
import { scrollBehavior } from '../../../table/viewport/scroll-board.ts'
import { tooltipArea } from '../../../table/viewport/tooltip-area.ts'
import { layout } from '../../../ui/layout.ts'
import type { HintTarget } from '../course/hint.ts'
import { placeBubble } from './bubble-position.ts'
import { findTarget, groupAround } from './hint-target.ts'

/** Set on the target of the hint. */
const HINTED = 'data-hint'

/** Set on the bubble until its target lies still. */
const WAITING = 'data-waiting'

/**
 * Places a bubble beside its target and highlights the target. The bubble becomes visible when the
 * table has settled and the target lies still.
 */
export function useBubblePosition(
  hintTarget: HintTarget | null,
  untilAnimated: () => Promise<void>,
): RefObject<HTMLDivElement | null> {
  const bubble = useRef<HTMLDivElement>(null)
  const previous = useRef('')
  useLayoutEffect(() => {
    let stop = (): void => {}
    let isGone = false
    let endWork = (): void => {}
    const now = JSON.stringify(hintTarget)
    const isNew = previous.current !== now
    previous.current = now
    if (isNew) bubble.current?.setAttribute(WAITING, '')
    const mustWait = bubble.current?.hasAttribute(WAITING)
    if (mustWait) endWork = beginWork('pointing')
    // The target may be rendered in the same update, but after the bubble.
    queueMicrotask(() => {
      if (isGone) return
      const target = findTarget(hintTarget)
      stop = pointTo(target, bubble.current, isNew)
      if (mustWait)
        void untilAnimated()
          .then(() => untilStill(target))
          .then(() => {
            if (!isGone) bubble.current?.removeAttribute(WAITING)
            endWork()
          })
    })
    return () => {
      isGone = true
      stop()
      endWork()
    }
  })
  return bubble
}

/** How many frames an element must not move, and how many to wait at most. */
const STILL_FRAMES = 3
const MAX_FRAMES = 60

/** Waits until an element lies still. On small screens the board scrolls to it first. */
async function untilStill(element: Element | null): Promise<void> {
  if (element === null || layout.value === 'desktop' || scrollBehavior() === 'instant') return
  let last = ''
  for (let frame = 0, still = 0; frame < MAX_FRAMES && still < STILL_FRAMES; frame++) {
    await new Promise(requestAnimationFrame)
    const { left, top } = element.getBoundingClientRect()
    const position = `${left} ${top}`
    still = position === last ? still + 1 : 0
    last = position
  }
}

/** Highlights the target and keeps the bubble beside it. Returns how to stop. */
function pointTo(target: Element | null, bubble: HTMLElement | null, isNew: boolean): () => void {
  // An attribute, since rendering overwrites the class of the target.
  target?.setAttribute(HINTED, '')
  if (layout.value === 'desktop') target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // Only for a new hint, so that a player who looks at another board can stay there.
  else if (isNew && target !== null) scrollToTarget(target)
  const place = (): void => {
    if (bubble === null) return
    const { left, top, side, tail } = placeBubble(
      target?.getBoundingClientRect() ?? null,
      target === null ? null : groupAround(target).getBoundingClientRect(),
      bubble.getBoundingClientRect(),
      tooltipArea(),
    )
    bubble.style.left = `${left}px`
    bubble.style.top = `${top}px`
    bubble.style.setProperty('--tail', `${tail}px`)
    bubble.dataset.side = side
  }
  place()
  addEventListener('resize', place)
  addEventListener('scroll', place, true)
  return () => {
    target?.removeAttribute(HINTED)
    removeEventListener('resize', place)
    removeEventListener('scroll', place, true)
  }
}
