import { useEffect, useRef, useState } from 'preact/hooks'
import { statisticsFile } from '../../model/statistics/file.ts'
import { eraseStatistics } from '../../model/statistics/statistics-store.ts'
import type { Outcome } from '../../model/storage/outcome.ts'
import { download } from '../../ui/download.ts'
import { locale } from '../../ui/locale.ts'

function downloadStatistics(outcomes: readonly Outcome[]): void {
  const day = new Date().toISOString().slice(0, 10)
  download(`amalfi-statistics-${day}.json`, statisticsFile(outcomes))
}

interface Props {
  readonly outcomes: readonly Outcome[]
  readonly onErased: () => void
}

/** Buttons to download the statistics as a file, and to erase them after a confirmation. */
export function ExportOrErase({ outcomes, onErased }: Props) {
  const { statistics } = locale.value
  const [isConfirming, setConfirming] = useState(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isConfirming) cancelButton.current?.focus()
  }, [isConfirming])
  if (isConfirming)
    return (
      <p class="confirm-delete" role="alert">
        {statistics.confirmErase}{' '}
        <button type="button" ref={cancelButton} onClick={() => setConfirming(false)}>
          {statistics.cancelErase}
        </button>{' '}
        <button type="button" class="danger" onClick={() => void eraseStatistics().then(onErased)}>
          {statistics.eraseButton}
        </button>
      </p>
    )
  return (
    <p class="statistics-buttons">
      <button type="button" onClick={() => downloadStatistics(outcomes)}>
        {statistics.saveAsFile}
      </button>{' '}
      <button type="button" onClick={() => setConfirming(true)}>
        {statistics.erase}
      </button>
    </p>
  )
}
