import { computed, signal } from '@preact/signals'
import { layout } from './layout.ts'

const finger = signal(matchMedia('(pointer: coarse)').matches)

/**
 * Whether a finger was used last. It cannot point without touching: what it touches is shown first.
 * On a desk it is a pointer like any other.
 */
export const touching = computed(() => finger.value && layout.value !== 'desk')

addEventListener(
  'pointerdown',
  ({ pointerType }: PointerEvent) => {
    finger.value = pointerType !== 'mouse'
  },
  true,
)
addEventListener(
  'keydown',
  () => {
    finger.value = false
  },
  true,
)
