/** What only moves is above everything else, and nobody can touch or hear it. */
export const MotionLayer = () => <div class="motion-layer" aria-hidden="true" inert />
