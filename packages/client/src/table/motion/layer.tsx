/** The layer for moving copies of pieces, above everything else and hidden from input and screen readers. */
export const MotionLayer = () => <div class="motion-layer" aria-hidden="true" inert />
