import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { layout } from '../../ui/layout.ts'
import { targetSelector } from '../scene/find-elements.ts'
import { placeTooltip } from '../scene/tooltip-position.ts'
import { GAP, pinnedTooltipSide } from './geometry.ts'
import { tooltipArea } from './tooltip-area.ts'

/** Places the details of a picked target so that they cover neither the target nor its choices. */
export function usePinnedPosition(
  pinned: boolean,
  target: TargetId | null,
): RefObject<HTMLDivElement | null> {
  const tooltip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The buttons below are rendered in the same task. They must be measured with them.
    if (pinned) queueMicrotask(() => place(tooltip.current, target))
  })
  return tooltip
}

function place(tooltip: HTMLElement | null, target: TargetId | null): void {
  if (tooltip === null) return
  const { style } = tooltip
  const element = target === null ? null : document.querySelector(targetSelector(target))
  const { left, top, width, height } = tooltipArea()
  const bottom = top + height
  const box = element?.getBoundingClientRect()
  style.maxHeight = ''
  if (layout.value === 'phone') {
    // Without a target on a board, the details are placed above the choices.
    const { at, maxHeight } = pinnedTooltipSide(box ?? { top, bottom: top }, { top, bottom })
    style.maxHeight = `${maxHeight}px`
    style.left = `${left + GAP}px`
    style.width = `${width - 2 * GAP}px`
    style.top = at === 'top' ? `${top + GAP}px` : 'auto'
    style.bottom = at === 'bottom' ? `${innerHeight - bottom + GAP}px` : 'auto'
    return
  }
  const middle = { left: innerWidth / 2, top: bottom, width: 0, height: 0 }
  const page = { width: innerWidth, height: bottom }
  const at = placeTooltip(box ?? middle, tooltip.getBoundingClientRect(), page)
  style.left = `${at.left}px`
  style.top = `${at.top}px`
  style.width = ''
  style.bottom = 'auto'
}
