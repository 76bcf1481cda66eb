import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

/** A scroll position within this many pixels of the end counts as the end. */
const NEAR_END = 24
/** If the pointer has not moved for this many milliseconds, nobody is reading there. */
const POINTER_IDLE = 3000
/** For this many milliseconds after an input, the box may still scroll because of it. */
const INERTIA = 600
const INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** A scrolling box, and the handlers it needs. */
interface StayAtEnd {
  readonly box: RefObject<HTMLDivElement | null>
  /** Whether the end is visible. */
  readonly atEnd: boolean
  readonly toEnd: () => void
  /** Handlers for the box: while the user reads a line, the box does not scroll. */
  readonly readingHandlers: Readonly<Record<'onPointerMove', (event: PointerEvent) => void>> &
    Readonly<Record<'onPointerLeave' | 'onFocusIn' | 'onFocusOut', () => void>>
}

/** Keeps a growing box scrolled to its end, unless the user has scrolled up. */
export function useStayAtEnd(): StayAtEnd {
  const box = useRef<HTMLDivElement>(null)
  const isReading = useRef(false)
  const followsEnd = useRef(true)
  const [atEnd, setAtEnd] = useState(true)
  const isNear = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
    scrollHeight - scrollTop - clientHeight < NEAR_END
  const toEnd = (): void => {
    const { current } = box
    if (current === null) return
    followsEnd.current = true
    // One pixel before the end: at a rounded end position the next touch would correct the scroll position.
    current.scrollTop = current.scrollHeight - current.clientHeight - 1
    setAtEnd(true)
  }
  const updatePosition = (): void => {
    if (followsEnd.current && !isReading.current) toEnd()
    else if (box.current !== null) setAtEnd(isNear(box.current))
  }
  useEffect(() => {
    const { current } = box
    if (current === null) return
    let lastInput = Number.NEGATIVE_INFINITY
    const onInput = (): void => {
      lastInput = performance.now()
    }
    const onScroll = (): void => {
      const near = isNear(current)
      // A scroll without input comes from a change of the content, not from the user.
      if (performance.now() - lastInput < INERTIA) {
        followsEnd.current = near
        onInput()
      }
      setAtEnd(near)
    }
    const resizeObserver = new ResizeObserver(updatePosition)
    resizeObserver.observe(current)
    for (const part of current.children) resizeObserver.observe(part)
    current.addEventListener('scroll', onScroll, { passive: true })
    for (const kind of INPUT_EVENTS) current.addEventListener(kind, onInput, { passive: true })
    return () => {
      resizeObserver.disconnect()
      for (const kind of INPUT_EVENTS) current.removeEventListener(kind, onInput)
      current.removeEventListener('scroll', onScroll)
    }
  }, [])
  const idleTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const startReading = (): void => {
    clearTimeout(idleTimer.current)
    isReading.current = true
  }
  const stopReading = (): void => {
    if (!isReading.current) return
    clearTimeout(idleTimer.current)
    isReading.current = false
    updatePosition()
  }
  useEffect(() => () => clearTimeout(idleTimer.current), [])
  const readingHandlers = {
    onPointerMove: ({ movementX, movementY, pointerType }: PointerEvent): void => {
      // The page has moved under a resting pointer.
      if (movementX === 0 && movementY === 0) return
      // Touch scrolls; a scroll from here would interrupt it.
      if (pointerType === 'touch') return
      startReading()
      idleTimer.current = setTimeout(stopReading, POINTER_IDLE)
    },
    onPointerLeave: stopReading,
    onFocusIn: startReading,
    onFocusOut: stopReading,
  }
  return { box, atEnd, toEnd, readingHandlers }
}
