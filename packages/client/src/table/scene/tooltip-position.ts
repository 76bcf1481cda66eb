import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { targetSelector } from './find.ts'

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

interface Around {
  /** What should stay in sight. */
  readonly taken?: readonly Box[]
  /** What the thing is one of: the note lies above all of it rather than beside the thing. */
  readonly group?: Box | null
}

/**
 * Where a note of this size lies beside a thing: above those it belongs to, else right, left, above
 * or below, never out of sight, and where it can, clear of what is taken.
 */
export function placeTooltip(
  target: Box,
  tooltip: Pick<Box, 'width' | 'height'>,
  page: Pick<Box, 'width' | 'height'>,
  { taken = [], group = null }: Around = {},
): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - size - GAP))
  const top = within(target.top, tooltip.height, page.height)
  const across = within(target.left, tooltip.width, page.width)
  const right = target.left + target.width + GAP
  const left = target.left - tooltip.width - GAP
  const above = (box: Box): number => box.top - tooltip.height - GAP
  const below = target.top + target.height + GAP
  const over = group === null ? -1 : above(group)
  const ways = [
    { left: across, top: over, fits: over >= GAP },
    { left: right, top, fits: right + tooltip.width + GAP <= page.width },
    { left, top, fits: left >= GAP },
    { left: across, top: above(target), fits: above(target) >= GAP },
    { left: across, top: below, fits: below + tooltip.height + GAP <= page.height },
  ]
  const fitting = ways.filter(({ fits }) => fits)
  const clear = fitting.find((way) => !taken.some((box) => overlap({ ...way, ...tooltip }, box)))
  const way = clear ?? fitting[0] ?? ways[4]
  return { left: way.left, top: way.top }
}

/** What is read together; the chart is too large for it. */
const GROUPS = '.places, .row, .court, .hand'

/** Keeps a note beside a thing of the table. */
export function useTooltipPosition(target: TargetId | null): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (target === null || note.current === null) return
    const hovered = targetSelector(target)
    const element =
      document.querySelector(`${hovered}:is(:hover, :focus)`) ?? document.querySelector(hovered)
    if (element === null) return
    const { left, top } = placeTooltip(
      element.getBoundingClientRect(),
      note.current.getBoundingClientRect(),
      { width: innerWidth, height: innerHeight },
      {
        taken: [...document.querySelectorAll('.coach:not(.closed), .target > .menu')].map((one) =>
          one.getBoundingClientRect(),
        ),
        group: element.closest(GROUPS)?.getBoundingClientRect() ?? null,
      },
    )
    note.current.style.left = `${left}px`
    note.current.style.top = `${top}px`
  })
  return note
}
