import { signal } from '@preact/signals'
import type { TargetId } from '../../model/game/targets.ts'
import { inspectedTarget, previewedChoice } from '../scene/scene.tsx'

/** The target that a tap has picked. Its details and choices are shown until the pick is cleared. */
export const pickedTarget = signal<TargetId | null>(null)

/** The title of the icon that was tapped, which a hovering pointer would see as a tooltip. */
export const tappedTitle = signal<string | null>(null)

/** Picks a target, and previews its choice. */
export function pickTarget(target: TargetId, choice: number | null): void {
  pickedTarget.value = target
  inspectedTarget.value = target
  previewedChoice.value = choice
}

/** Clears the picked target, the preview and the title. */
export function clearPick(): void {
  const isAnythingPicked = [pickedTarget, tappedTitle, previewedChoice].some(
    (one) => one.peek() !== null,
  )
  if (!isAnythingPicked) return
  pickedTarget.value = null
  inspectedTarget.value = null
  previewedChoice.value = null
  tappedTitle.value = null
}
