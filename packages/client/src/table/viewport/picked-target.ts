import { signal } from '@preact/signals'
import type { TargetId } from '../../model/game/targets.ts'
import { inspectedTarget, previewedChoice } from '../scene/scene.tsx'

/** What a finger has picked: what it is and what can be done with it is shown until it is let go. */
export const pickedTarget = signal<TargetId | null>(null)

/** What the sign under a finger means, where it would be told to a pointer that rests on it. */
export const signText = signal<string | null>(null)

/** Picks a thing, and considers the choice that lies on it. */
export function pickTarget(target: TargetId, choice: number | null): void {
  pickedTarget.value = target
  inspectedTarget.value = target
  previewedChoice.value = choice
}

export function clearPick(): void {
  const isAnythingPicked = [pickedTarget, signText, previewedChoice].some(
    (one) => one.peek() !== null,
  )
  if (!isAnythingPicked) return
  pickedTarget.value = null
  inspectedTarget.value = null
  previewedChoice.value = null
  signText.value = null
}
