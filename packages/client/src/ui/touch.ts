import { computed, signal } from '@preact/signals'
import { layout } from './layout.ts'

const lastInputWasTouch = signal(matchMedia('(pointer: coarse)').matches)

/**
 * Whether the last input was touch. A finger cannot hover, so a first tap only shows details. A desktop
 * layout treats touch like a mouse.
 */
export const isTouch = computed(() => lastInputWasTouch.value && layout.value !== 'desktop')

addEventListener(
  'pointerdown',
  ({ pointerType }: PointerEvent) => {
    lastInputWasTouch.value = pointerType !== 'mouse'
  },
  true,
)
addEventListener(
  'keydown',
  () => {
    lastInputWasTouch.value = false
  },
  true,
)
