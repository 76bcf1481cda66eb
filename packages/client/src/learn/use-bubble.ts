import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Pointer } from './hint.ts'
import { placed } from './place.ts'
import { around, findPointed } from './pointing.ts'

const POINTED = 'data-hint'

/** Lays a bubble beside what it speaks of, and lights that. */
export function useBubble(points: Pointer | null): RefObject<HTMLDivElement | null> {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const thing = findPointed(points)
    // An attribute, since the class of a thing is written anew whenever the thing changes.
    thing?.setAttribute(POINTED, '')
    thing?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const lay = (): void => {
      if (bubble.current === null) return
      const { left, top, side, tail } = placed(
        thing?.getBoundingClientRect() ?? null,
        thing === null ? null : around(thing).getBoundingClientRect(),
        bubble.current.getBoundingClientRect(),
        { width: innerWidth, height: innerHeight },
      )
      bubble.current.style.left = `${left}px`
      bubble.current.style.top = `${top}px`
      bubble.current.style.setProperty('--tail', `${tail}px`)
      bubble.current.dataset.side = side
    }
    lay()
    addEventListener('resize', lay)
    addEventListener('scroll', lay, true)
    return () => {
      thing?.removeAttribute(POINTED)
      removeEventListener('resize', lay)
      removeEventListener('scroll', lay, true)
    }
  })
  return bubble
}
