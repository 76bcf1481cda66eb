import { useEffect } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import {
  cancelAllHovers,
  cancelHover,
  isKeyboardFocus,
  onHoverIntent,
} from '../../ui/hover-intent.ts'
import { isTouch } from '../../ui/touch.ts'
import { inspectedTarget } from './scene.tsx'

/** The last position of the pointer. */
let pointerAt: readonly [x: number, y: number] = [-1, -1]

/** Follows the pointer for `inspectOnHover`. Mounted once on a table. */
export function usePointerTracking(): void {
  useEffect(() => {
    const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
      pointerAt = [clientX, clientY]
    }
    addEventListener('pointermove', onPointerMove, { capture: true, passive: true })
    addEventListener('pointerdown', cancelAllHovers, { capture: true, passive: true })
    return () => {
      removeEventListener('pointermove', onPointerMove, { capture: true })
      removeEventListener('pointerdown', cancelAllHovers, { capture: true })
      cancelAllHovers()
    }
  }, [])
}

/**
 * Event handlers that show the details of a target when the pointer or the focus comes to it. A
 * target that moves under a resting pointer is ignored. Touch picks targets instead
 * (viewport/picked-target.ts).
 */
export function inspectOnHover(target: TargetId) {
  const inspect = (): void => {
    if (!isTouch.value) inspectedTarget.value = target
  }
  const stopInspecting = (): void => {
    if (inspectedTarget.value === target && !isTouch.value) inspectedTarget.value = null
  }
  return {
    onPointerEnter: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (isTouch.value || currentTarget === null) return
      if (clientX === pointerAt[0] && clientY === pointerAt[1]) return
      onHoverIntent(currentTarget, inspect)
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (currentTarget !== null) cancelHover(currentTarget)
      stopInspecting()
    },
    onFocusIn: (event: FocusEvent) => {
      if (isKeyboardFocus(event)) inspect()
    },
    onFocusOut: stopInspecting,
  }
}
