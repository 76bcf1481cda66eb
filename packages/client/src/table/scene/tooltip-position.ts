import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { targetSelector } from './find-elements.ts'

const GAP = 8

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

interface Surroundings {
  /** Boxes that the tooltip should not cover. */
  readonly avoid?: readonly Box[]
  /** The group that the target belongs to. The tooltip prefers the space above the whole group. */
  readonly group?: Box | null
}

/**
 * The position of a tooltip of this size: above the group of its target, or right, left, above or
 * below the target. It is always on the page, and covers nothing of `avoid` if it can.
 */
export function placeTooltip(
  target: Box,
  tooltip: Pick<Box, 'width' | 'height'>,
  page: Pick<Box, 'width' | 'height'>,
  { avoid = [], group = null }: Surroundings = {},
): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - size - GAP))
  const top = within(target.top, tooltip.height, page.height)
  const across = within(target.left, tooltip.width, page.width)
  const right = target.left + target.width + GAP
  const left = target.left - tooltip.width - GAP
  const above = (box: Box): number => box.top - tooltip.height - GAP
  const below = target.top + target.height + GAP
  const aboveGroup = group === null ? -1 : above(group)
  const places = [
    { left: across, top: aboveGroup, fits: aboveGroup >= GAP },
    { left: right, top, fits: right + tooltip.width + GAP <= page.width },
    { left, top, fits: left >= GAP },
    { left: across, top: above(target), fits: above(target) >= GAP },
    { left: across, top: below, fits: below + tooltip.height + GAP <= page.height },
  ]
  const fitting = places.filter(({ fits }) => fits)
  const clear = fitting.find(
    (place) => !avoid.some((box) => overlap({ ...place, ...tooltip }, box)),
  )
  const place = clear ?? fitting[0] ?? places[4]
  return { left: place.left, top: place.top }
}

/** Targets that are read together. The chart is too large to be such a group. */
const GROUPS = '.places, .row, .own-cards, .hand'

/** Keeps a tooltip beside a target. Returns the ref for the tooltip. */
export function useTooltipPosition(target: TargetId | null): RefObject<HTMLDivElement | null> {
  const tooltip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (target === null || tooltip.current === null) return
    const selector = targetSelector(target)
    const element =
      document.querySelector(`${selector}:is(:hover, :focus)`) ?? document.querySelector(selector)
    if (element === null) return
    const { left, top } = placeTooltip(
      element.getBoundingClientRect(),
      tooltip.current.getBoundingClientRect(),
      { width: innerWidth, height: innerHeight },
      {
        avoid: [...document.querySelectorAll('.hint-bubble:not(.closed), .target > .menu')].map(
          (one) => one.getBoundingClientRect(),
        ),
        group: element.closest(GROUPS)?.getBoundingClientRect() ?? null,
      },
    )
    tooltip.current.style.left = `${left}px`
    tooltip.current.style.top = `${top}px`
  })
  return tooltip
}
