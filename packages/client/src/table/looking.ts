import { useEffect } from 'preact/hooks'
import { forgetRest, isByKey, leftBehind, whenAtRest } from '../app/at-rest.ts'
import { touching } from '../app/touch.ts'
import { closeUp } from './scene.tsx'
import type { Thing } from './targets.ts'

/** Where the pointer was moved to last. */
let resting: readonly [x: number, y: number] = [-1, -1]

/** Follows the pointer for `looking`; mounted once where there are things. */
export function usePointer(): void {
  useEffect(() => {
    const moved = ({ clientX, clientY }: PointerEvent): void => {
      resting = [clientX, clientY]
    }
    addEventListener('pointermove', moved, { capture: true, passive: true })
    addEventListener('pointerdown', forgetRest, { capture: true, passive: true })
    return () => {
      removeEventListener('pointermove', moved, { capture: true })
      removeEventListener('pointerdown', forgetRest, { capture: true })
      forgetRest()
    }
  }, [])
}

/**
 * Looks closely at a thing that the pointer or the focus comes to, but not at what slides under the
 * pointer. A finger picks instead (handheld/picked.ts).
 */
export function looking(thing: Thing) {
  const look = (): void => {
    if (!touching.value) closeUp.value = thing
  }
  const lookAway = (): void => {
    if (closeUp.value === thing && !touching.value) closeUp.value = null
  }
  return {
    onPointerEnter: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (touching.value || currentTarget === null) return
      if (clientX === resting[0] && clientY === resting[1]) return
      whenAtRest(currentTarget, look)
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (currentTarget !== null) leftBehind(currentTarget)
      lookAway()
    },
    onFocusIn: (event: FocusEvent) => {
      if (isByKey(event)) look()
    },
    onFocusOut: lookAway,
  }
}
