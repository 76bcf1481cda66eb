import { locale } from '../../ui/locale.ts'
import { zoom } from './zoom.ts'

/** Nearer and farther, where there is no wheel. */
export function ZoomButtons() {
  if (zoom.value === null) return null
  const { canNearer, canFarther, nearer, farther } = zoom.value
  const { handheld } = locale.value
  return (
    <div class="zoom-buttons">
      <button type="button" aria-label={handheld.zoomIn} disabled={!canNearer} onClick={nearer}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button type="button" aria-label={handheld.zoomOut} disabled={!canFarther} onClick={farther}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  )
}
