import { tongues } from '@amalfi/text'
import { useEffect, useState } from 'preact/hooks'
import { language, pace } from '../app/settings.ts'
import { type LiveTable, openTable } from '../game/live.ts'
import { Sheet } from '../table/sheet.tsx'

/** Opens a kept game and sits down to it. */
export function TablePage({ id }: { readonly id: string }) {
  const { page } = tongues[language.value]
  const [table, setTable] = useState<LiveTable | null | undefined>(null)
  useEffect(() => {
    openTable(id).then(
      (opened) => {
        if (opened !== undefined) {
          opened.pace = () => pace.value
          void opened.go()
        }
        setTable(opened)
      },
      () => setTable(undefined),
    )
  }, [id])
  if (table === undefined) return <p class="page">{page.noGames}</p>
  return table === null ? null : <Sheet table={table} />
}
