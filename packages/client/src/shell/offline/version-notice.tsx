import { useEffect, useState } from 'preact/hooks'
import { locale } from '../../ui/locale.ts'
import { screen } from '../../ui/screen.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'
import { newVersion, updated, updateIfFree, updateNow } from './offline.ts'

/** How often to check whether all tables were left, in this and other tabs. */
const RETRY_INTERVAL = 2000
/** After this time the notice closes by itself. */
const SHOW_TIME = 8000

/** Says that there is a new version of the page, or that the page was updated. */
export function VersionNotice() {
  const { details, device } = locale.value
  const [closed, setClosed] = useState(false)
  const { name } = screen.value
  useEffect(() => {
    if (!newVersion.value) return
    void updateIfFree()
    const again = setInterval(() => void updateIfFree(), RETRY_INTERVAL)
    return () => clearInterval(again)
  }, [name, newVersion.value])
  useEffect(() => {
    if (!updated.value) return
    const read = setTimeout(() => {
      updated.value = false
    }, SHOW_TIME)
    return () => clearTimeout(read)
  }, [updated.value])
  if (closed || !(newVersion.value || updated.value)) return null
  return (
    <div class="version-notice" role="status">
      {newVersion.value ? (
        <>
          <p>{device.newVersion}</p>
          {name !== 'table' && (
            <button type="button" onClick={updateNow}>
              {device.updateNow}
            </button>
          )}
        </>
      ) : (
        <p>{device.updated}</p>
      )}
      <button
        type="button"
        class="plain"
        aria-label={details.close}
        onClick={() => {
          updated.value = false
          if (newVersion.value) setClosed(true)
        }}
      >
        <UiIcon of="close" />
      </button>
    </div>
  )
}
