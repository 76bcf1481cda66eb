import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Thing } from './targets.ts'

const GAP = 8

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a note of this size lies beside a thing: right, left, above or below, and never out of sight. */
export function beside(
  thing: Box,
  note: Pick<Box, 'width' | 'height'>,
  page: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(at, room - size - GAP))
  const top = within(thing.top, note.height, page.height)
  const right = thing.left + thing.width + GAP
  if (right + note.width + GAP <= page.width) return { left: right, top }
  const left = thing.left - note.width - GAP
  if (left >= GAP) return { left, top }
  const across = within(thing.left, note.width, page.width)
  const above = thing.top - note.height - GAP
  return { left: across, top: above >= GAP ? above : thing.top + thing.height + GAP }
}

/** Keeps a note beside a thing of the table. */
export function useBeside(thing: Thing | null): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (thing === null || note.current === null) return
    const hovered = `[data-thing="${CSS.escape(thing)}"]`
    const element =
      document.querySelector(`${hovered}:is(:hover, :focus)`) ?? document.querySelector(hovered)
    if (element === null) return
    const { left, top } = beside(
      element.getBoundingClientRect(),
      note.current.getBoundingClientRect(),
      { width: innerWidth, height: innerHeight },
    )
    note.current.style.left = `${left}px`
    note.current.style.top = `${top}px`
  })
  return note
}
