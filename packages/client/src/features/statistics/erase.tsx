import { useEffect, useRef, useState } from 'preact/hooks'
import type { Outcome } from '../../model/statistics/outcome.ts'
import { forgetAll } from '../../model/statistics/remembered.ts'
import { locale } from '../../ui/locale.ts'
import { downloadStatistics } from './download.ts'

interface Props {
  readonly outcomes: readonly Outcome[]
  readonly erased: () => void
}

/** The statistics as a file, and the way to be rid of them: only if one says so twice. */
export function ExportOrErase({ outcomes, erased }: Props) {
  const { statistics } = locale.value
  const [asking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) keep.current?.focus()
  }, [asking])
  if (asking)
    return (
      <p class="sure" role="alert">
        {statistics.confirmErase}{' '}
        <button type="button" ref={keep} onClick={() => setAsking(false)}>
          {statistics.cancelErase}
        </button>{' '}
        <button type="button" class="danger" onClick={() => void forgetAll().then(erased)}>
          {statistics.eraseButton}
        </button>
      </p>
    )
  return (
    <p class="with-statistics">
      <button type="button" onClick={() => downloadStatistics(outcomes)}>
        {statistics.saveAsFile}
      </button>{' '}
      <button type="button" onClick={() => setAsking(true)}>
        {statistics.erase}
      </button>
    </p>
  )
}
