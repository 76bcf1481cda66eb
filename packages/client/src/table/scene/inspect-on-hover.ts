import { useEffect } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { cancelAllHovers, cancelHover, isByKey, onHoverIntent } from '../../ui/hover-intent.ts'
import { touching } from '../../ui/touch.ts'
import { inspectedTarget } from './scene.tsx'

/** Where the pointer was moved to last. */
let pointerAt: readonly [x: number, y: number] = [-1, -1]

/** Follows the pointer for `looking`; mounted once where there are things. */
export function usePointerTracking(): void {
  useEffect(() => {
    const moved = ({ clientX, clientY }: PointerEvent): void => {
      pointerAt = [clientX, clientY]
    }
    addEventListener('pointermove', moved, { capture: true, passive: true })
    addEventListener('pointerdown', cancelAllHovers, { capture: true, passive: true })
    return () => {
      removeEventListener('pointermove', moved, { capture: true })
      removeEventListener('pointerdown', cancelAllHovers, { capture: true })
      cancelAllHovers()
    }
  }, [])
}

/**
 * Looks closely at a thing that the pointer or the focus comes to, but not at what slides under the
 * pointer. A finger picks instead (handheld/picked.ts).
 */
export function inspectOnHover(target: TargetId) {
  const look = (): void => {
    if (!touching.value) inspectedTarget.value = target
  }
  const lookAway = (): void => {
    if (inspectedTarget.value === target && !touching.value) inspectedTarget.value = null
  }
  return {
    onPointerEnter: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (touching.value || currentTarget === null) return
      if (clientX === pointerAt[0] && clientY === pointerAt[1]) return
      onHoverIntent(currentTarget, look)
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (currentTarget !== null) cancelHover(currentTarget)
      lookAway()
    },
    onFocusIn: (event: FocusEvent) => {
      if (isByKey(event)) look()
    },
    onFocusOut: lookAway,
  }
}
