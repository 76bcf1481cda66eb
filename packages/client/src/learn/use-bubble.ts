import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { layout } from '../app/layout.ts'
import { roomForNotes } from '../handheld/room.ts'
import { bringThing } from '../handheld/shelves.ts'
import type { Pointer } from './hint.ts'
import { placed } from './place.ts'
import { around, findPointed } from './pointing.ts'

const POINTED = 'data-hint'

/** Lays a bubble beside what it speaks of, and lights that. */
export function useBubble(points: Pointer | null): RefObject<HTMLDivElement | null> {
  const bubble = useRef<HTMLDivElement>(null)
  const before = useRef('')
  useLayoutEffect(() => {
    let away = (): void => {}
    let gone = false
    // What it speaks of may be shown in the same breath, but after it.
    queueMicrotask(() => {
      if (gone) return
      const thing = findPointed(points)
      const now = JSON.stringify(points)
      away = point(thing, bubble.current, before.current !== now)
      before.current = now
    })
    return () => {
      gone = true
      away()
    }
  })
  return bubble
}

/** Lights a thing and keeps the bubble beside it, until it is told to stop. */
function point(thing: Element | null, bubble: HTMLElement | null, isNew: boolean): () => void {
  // An attribute, since the class of a thing is written anew whenever the thing changes.
  thing?.setAttribute(POINTED, '')
  if (layout.value === 'desk') thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // Who looks at another board meanwhile is not taken away from it.
  else if (isNew && thing !== null) bringThing(thing)
  const lay = (): void => {
    if (bubble === null) return
    const { left, top, side, tail } = placed(
      thing?.getBoundingClientRect() ?? null,
      thing === null ? null : around(thing).getBoundingClientRect(),
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
    thing?.removeAttribute(POINTED)
    removeEventListener('resize', lay)
    removeEventListener('scroll', lay, true)
  }
}
