import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { beginWork } from '../../../base/busy.ts'
import { scrollToTarget } from '../../../table/viewport/boards.ts'
import { scrollBehavior } from '../../../table/viewport/scroll-board.ts'
import { tooltipArea } from '../../../table/viewport/tooltip-area.ts'
import { layout } from '../../../ui/layout.ts'
import type { HintTarget } from '../course/hint.ts'
import { type Box, placeBubble } from './bubble-position.ts'
import { findTarget, groupAround } from './hint-target.ts'

/** Set on the target of the hint. */
const HINTED = 'data-hint'

/** Set on the bubble until its target lies still. */
const WAITING = 'data-waiting'

/** The bubble, and the shade that dims everything except the target. */
interface BubbleElements {
  readonly bubble: RefObject<HTMLDivElement | null>
  readonly shade: RefObject<HTMLDivElement | null>
}

/**
 * Places a bubble beside its target and highlights the target. The bubble becomes visible when the
 * table has settled and the target lies still.
 */
export function useBubblePosition(
  hintTarget: HintTarget | null,
  untilAnimated: () => Promise<void>,
): BubbleElements {
  const bubble = useRef<HTMLDivElement>(null)
  const shade = useRef<HTMLDivElement>(null)
  const previous = useRef('')
  const previousLayout = useRef(layout.value)
  // In another layout the target may be another element.
  const layoutNow = layout.value
  useLayoutEffect(() => {
    let stop = (): void => {}
    let isGone = false
    let endWork = (): void => {}
    const now = JSON.stringify([hintTarget, layoutNow])
    const isNew = previous.current !== now
    const isOtherLayout = previousLayout.current !== layoutNow
    previous.current = now
    previousLayout.current = layoutNow
    if (isNew) bubble.current?.setAttribute(WAITING, '')
    const mustWait = bubble.current?.hasAttribute(WAITING)
    if (mustWait) endWork = beginWork('pointing')
    // The target may be rendered in the same update, but after the bubble.
    queueMicrotask(() => {
      if (isGone) return
      const target = findTarget(hintTarget)
      stop = pointTo(target, bubble.current, shade.current, { isNew, isOtherLayout })
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
  return { bubble, shade }
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

/**
 * The area for a bubble: on a desktop all below the prompt bar, otherwise the boards. If the answers at the
 * foot of a small screen leave too little of the boards, the bubble may cover the question above them.
 */
function bubbleArea(target: Element | null, group: Box | null, { height }: Box): Box {
  const area = tooltipArea()
  if (layout.value === 'desktop') {
    const top = document.querySelector('.prompt-bar')?.getBoundingClientRect().bottom ?? 0
    return { ...area, top, height: innerHeight - top }
  }
  const foot = target?.closest('.foot')?.getBoundingClientRect()
  const isAbove = foot !== undefined && foot.top >= area.top + area.height
  return isAbove && group !== null && height > area.height
    ? { ...area, height: group.top - area.top }
    : area
}

/** How far the bright area around the target reaches, in pixels. */
const RIM = 8

/** Leaves a hole for the target in the shade. Without a target everything is dimmed. */
function cutOut(shade: HTMLElement | null, target: Element | null): void {
  if (shade === null) return
  const nothing = { left: 0, top: 0, right: -2 * RIM, bottom: -2 * RIM }
  const { left, top, right, bottom } = target?.getBoundingClientRect() ?? nothing
  const { style } = shade
  style.setProperty('--hole-left', `${left - RIM}px`)
  style.setProperty('--hole-top', `${top - RIM}px`)
  style.setProperty('--hole-right', `${right + RIM}px`)
  style.setProperty('--hole-bottom', `${bottom + RIM}px`)
}

/** Does something when the next frame has been laid out. Returns how to give it up. */
function afterNextFrame(act: () => void): () => void {
  const endWork = beginWork('pointing')
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      act()
      endWork()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    endWork()
  }
}

/** Highlights the target and keeps the bubble beside it. Returns how to stop. */
function pointTo(
  target: Element | null,
  bubble: HTMLElement | null,
  shade: HTMLElement | null,
  { isNew, isOtherLayout }: { readonly isNew: boolean; readonly isOtherLayout: boolean },
): () => void {
  // An attribute, since rendering overwrites the class of the target.
  target?.setAttribute(HINTED, '')
  const reveal = (): void => {
    if (layout.value === 'desktop') target?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    else if (target !== null) scrollToTarget(target)
  }
  // Only for a new hint, so that a player who looks at another board can stay there.
  if (isNew || layout.value === 'desktop') reveal()
  const place = (): void => {
    cutOut(shade, target)
    if (bubble === null) return
    bubble.style.maxHeight = ''
    const size = bubble.getBoundingClientRect()
    const group = target === null ? null : groupAround(target).getBoundingClientRect()
    const { left, top, side, tail, maxHeight } = placeBubble(
      target?.getBoundingClientRect() ?? null,
      group,
      size,
      bubbleArea(target, group, size),
    )
    bubble.style.left = `${left}px`
    bubble.style.top = `${top}px`
    bubble.style.maxHeight = `${maxHeight}px`
    bubble.style.setProperty('--tail', `${tail}px`)
    bubble.dataset.side = side
  }
  let endWork = (): void => {}
  // The boards are laid out and scrolled anew first.
  const onResize = (): void => {
    endWork()
    endWork = afterNextFrame(() => {
      reveal()
      place()
    })
  }
  place()
  if (isOtherLayout) onResize()
  addEventListener('resize', onResize)
  addEventListener('scroll', place, true)
  // The question below the boards grows, and boards are laid out anew, without a scroll.
  const observer = new ResizeObserver(place)
  for (const one of [target, document.querySelector('.foot')]) if (one) observer.observe(one)
  return () => {
    endWork()
    target?.removeAttribute(HINTED)
    removeEventListener('resize', onResize)
    removeEventListener('scroll', place, true)
    observer.disconnect()
  }
}
