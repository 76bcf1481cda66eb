import { locale } from '../../ui/locale.ts'
import { zoom } from './zoom.ts'

/** Buttons that zoom the chart. */
export function ZoomButtons() {
  if (zoom.value === null) return null
  const { canZoomIn, canZoomOut, zoomIn, zoomOut } = zoom.value
  const { handheld } = locale.value
  return (
    <div class="zoom-buttons">
      <button type="button" aria-label={handheld.zoomIn} disabled={!canZoomIn} onClick={zoomIn}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      <button type="button" aria-label={handheld.zoomOut} disabled={!canZoomOut} onClick={zoomOut}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
    </div>
  )
}
