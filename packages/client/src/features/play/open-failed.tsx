import { isObject } from '@amalfi/packs'
import { useEffect, useState } from 'preact/hooks'
import { reasonFor } from '../../model/sharing/check.ts'
import { storageFaultOf } from '../../model/storage/database.ts'
import { findRow } from '../../model/storage/games.ts'
import { download } from '../../ui/download.ts'
import { GameNotFound, useGameNotFound } from '../../ui/game-not-found.tsx'
import { locale } from '../../ui/locale.ts'
import { storageText } from '../../ui/storage-text.ts'

interface Props {
  readonly id: string
  readonly error: Error
}

/** Says why a saved game cannot be opened, and offers it as a file. */
export function OpenFailed({ id, error }: Props) {
  const { app } = locale.value
  const [row, setRow] = useState<unknown>(undefined)
  useEffect(() => {
    findRow(id).then(setRow, () => setRow(null))
  }, [id])
  useGameNotFound()
  if (row === undefined) return null
  if (!isObject(row))
    return <GameNotFound>{storageText(storageFaultOf(error), locale.value)}</GameNotFound>
  return (
    <div class="page" role="alert">
      <p>{app.cannotOpen}</p>
      <p>
        <small>{reasonFor(error, row, locale.value) ?? error.message}</small>
      </p>
      <button
        type="button"
        // The stored row as it is, even if it is damaged.
        onClick={() => download(`amalfi-${id}.json`, JSON.stringify(row))}
      >
        {app.saveAsFile}
      </button>
    </div>
  )
}
