import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** Who is so near the end wants to stay there. */
const NEAR = 24
/** A pointer that rests for so many milliseconds has been left lying there. */
const RESTS = 3000
/** So many milliseconds after a wheel, a finger or a key the box may still scroll because of it. */
const COASTS = 600
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

interface Staying {
  readonly box: RefObject<HTMLDivElement | null>
  /** Whether the end is in sight. */
  readonly atEnd: boolean
  readonly toEnd: () => void
  /** For the box: while somebody reads a line of it, nothing moves away under them. */
  readonly reading: Readonly<Record<'onPointerMove', (event: PointerEvent) => void>> &
    Readonly<Record<'onPointerLeave' | 'onFocusIn' | 'onFocusOut', () => void>>
}

/** A box that stays at its end as it grows, unless somebody has scrolled up to read. */
export function useStayAtEnd(): Staying {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const wants = useRef(true)
  const [atEnd, setAtEnd] = useState(true)
  const isNear = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
    scrollHeight - scrollTop - clientHeight < NEAR
  const toEnd = (): void => {
    const { current } = box
    if (current === null) return
    wants.current = true
    // At the very end, what was rounded would be set right by the next finger, whatever it wanted.
    current.scrollTop = current.scrollHeight - current.clientHeight - 1
    setAtEnd(true)
  }
  const follow = (): void => {
    if (wants.current && !held.current) toEnd()
    else if (box.current !== null) setAtEnd(isNear(box.current))
  }
  useEffect(() => {
    const { current } = box
    if (current === null) return
    let moved = Number.NEGATIVE_INFINITY
    const byHand = (): void => {
      moved = performance.now()
    }
    const scrolled = (): void => {
      const near = isNear(current)
      // What scrolls because what is in the box has changed, nobody has scrolled away.
      if (performance.now() - moved < COASTS) {
        wants.current = near
        byHand()
      }
      setAtEnd(near)
    }
    const changed = new ResizeObserver(follow)
    changed.observe(current)
    for (const part of current.children) changed.observe(part)
    current.addEventListener('scroll', scrolled, { passive: true })
    for (const kind of BY_HAND) current.addEventListener(kind, byHand, { passive: true })
    return () => {
      changed.disconnect()
      for (const kind of BY_HAND) current.removeEventListener(kind, byHand)
      current.removeEventListener('scroll', scrolled)
    }
  }, [])
  const rests = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hold = (): void => {
    clearTimeout(rests.current)
    held.current = true
  }
  const release = (): void => {
    if (!held.current) return
    clearTimeout(rests.current)
    held.current = false
    follow()
  }
  useEffect(() => () => clearTimeout(rests.current), [])
  const reading = {
    onPointerMove: ({ movementX, movementY, pointerType }: PointerEvent): void => {
      // When the page moves under a pointer that lies still, nobody has come to read.
      if (movementX === 0 && movementY === 0) return
      // A finger scrolls, here or further out: what else moved would break that off.
      if (pointerType === 'touch') return
      hold()
      rests.current = setTimeout(release, RESTS)
    },
    onPointerLeave: release,
    onFocusIn: hold,
    onFocusOut: release,
  }
  return { box, atEnd, toEnd, reading }
}
