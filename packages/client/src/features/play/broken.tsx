import { useEffect, useState } from 'preact/hooks'
import { isObject, reasonFor } from '../../model/sharing/check.ts'
import { findRow } from '../../model/storage/games.ts'
import { download } from '../../ui/download.ts'
import { locale } from '../../ui/locale.ts'
import { useNoTable } from '../../ui/no-table.tsx'

interface Props {
  readonly id: string
  readonly error: Error
}

/** A saved game that cannot be opened: why, and the game as it was saved. */
export function Broken({ id, error }: Props) {
  const { app } = locale.value
  const [row, setRow] = useState<unknown>(null)
  useEffect(() => void findRow(id).then(setRow), [id])
  useNoTable()
  if (!isObject(row)) return null
  return (
    <div class="page" role="alert">
      <p>{app.cannotOpen}</p>
      <p>
        <small>{reasonFor(error, row, locale.value) ?? error.message}</small>
      </p>
      <button
        type="button"
        // As it is, with whatever is wrong with it.
        onClick={() => download(`amalfi-${id}.json`, JSON.stringify(row))}
      >
        {app.saveAsFile}
      </button>
    </div>
  )
}
