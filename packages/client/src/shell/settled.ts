import { workInProgress } from '../base/busy.ts'

/** How many frames in a row nothing may be in progress. */
const QUIET_FRAMES = 2

/** Waits for the next frame and the timers that it starts: Preact runs its effects there. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Whether an animation runs and will end; endless ones do not count. */
const isMoving = (animation: Animation): boolean =>
  animation.playState === 'running' &&
  Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0)

/** Why the page is not settled yet; empty if it is. */
export function unsettled(): readonly string[] {
  return [
    ...workInProgress(),
    ...(document.fonts.status === 'loaded' ? [] : ['loading fonts']),
    ...(document.getAnimations().some(isMoving) ? ['moving pieces'] : []),
  ]
}

/**
 * Resolves when the page shows all that it will show until somebody does something: everything is
 * loaded, drawn and saved, nothing moves, and bots have finished their moves. Tests wait for this.
 */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_FRAMES; ) {
    await nextFrame()
    quiet = unsettled().length === 0 ? quiet + 1 : 0
  }
}

declare global {
  interface Window {
    /** For tests and other programs that drive the page. */
    amalfi: { readonly settled: typeof settled; readonly unsettled: typeof unsettled }
  }
}

window.amalfi = { settled, unsettled }
