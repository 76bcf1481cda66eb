import { useEffect } from 'preact/hooks'
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
    return () => removeEventListener('pointermove', moved, { capture: true })
  }, [])
}

/** Looks closely at a thing that the pointer or the focus comes to, but not at what slides under the pointer. */
export function looking(thing: Thing) {
  const look = (): void => {
    closeUp.value = thing
  }
  const lookAway = (): void => {
    if (closeUp.value === thing) closeUp.value = null
  }
  return {
    onPointerEnter: ({ clientX, clientY }: PointerEvent) => {
      if (clientX !== resting[0] || clientY !== resting[1]) look()
    },
    onPointerLeave: lookAway,
    onFocusIn: look,
    onFocusOut: lookAway,
  }
}
