import type { Grade } from '@amalfi/engine'
import { GameIcon } from '../art/game-icon.tsx'

/** The class of the frame around what can be chosen. Frames differ in line and mark, not only in colour. */
export const frameOf = (grade: Grade): string =>
  ({ payable: 'glow', emergency: 'glow emergency', noEffect: 'no-effect' })[grade]

/** The mark at a frame: a port for emergency payment, a circle with a stroke for no effect. */
export const GradeMark = ({ grade }: { readonly grade: Grade }) =>
  grade === 'payable' ? null : (
    <span class={`grade-mark ${grade}`} aria-hidden="true">
      {grade === 'emergency' ? (
        <GameIcon of="emergency" />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 19L19 5" />
          <circle cx="12" cy="12" r="9" />
        </svg>
      )}
    </span>
  )
