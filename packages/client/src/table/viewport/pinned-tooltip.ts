import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { layout } from '../../ui/layout.ts'
import { targetSelector } from '../scene/find-elements.ts'
import { placeTooltip } from '../scene/tooltip-position.ts'
import { GAP, pinnedTooltipSide } from './geometry.ts'
import { tooltipArea } from './tooltip-area.ts'

/** Keeps the note of what a finger has picked where it hides neither that nor what can be done. */
export function usePinnedPosition(
  pinned: boolean,
  target: TargetId | null,
): RefObject<HTMLDivElement | null> {
  const tooltip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // What can be done grows below it in the same breath: it is measured after that.
    if (pinned) queueMicrotask(() => place(tooltip.current, target))
  })
  return tooltip
}

function place(note: HTMLElement | null, target: TargetId | null): void {
  if (note === null) return
  const { style } = note
  const found = target === null ? null : document.querySelector(targetSelector(target))
  const { left, top, width, height } = tooltipArea()
  const bottom = top + height
  const box = found?.getBoundingClientRect()
  style.maxHeight = ''
  if (layout.value === 'phone') {
    // What tells of nothing on a board lies above what can be done.
    const { at, most } = pinnedTooltipSide(box ?? { top, bottom: top }, { top, bottom })
    style.maxHeight = `${most}px`
    style.left = `${left + GAP}px`
    style.width = `${width - 2 * GAP}px`
    style.top = at === 'top' ? `${top + GAP}px` : 'auto'
    style.bottom = at === 'bottom' ? `${innerHeight - bottom + GAP}px` : 'auto'
    return
  }
  const middle = { left: innerWidth / 2, top: bottom, width: 0, height: 0 }
  const page = { width: innerWidth, height: bottom }
  const at = placeTooltip(box ?? middle, note.getBoundingClientRect(), page)
  style.left = `${at.left}px`
  style.top = `${at.top}px`
  style.width = ''
  style.bottom = 'auto'
}
