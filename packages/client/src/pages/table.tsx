import { useEffect, useState } from 'preact/hooks'
import { download } from '../app/download.ts'
import { confirmTurn, pace } from '../app/settings.ts'
import { tongue } from '../app/tongue.ts'
import { type Opened, openTable } from '../game/open.ts'
import { findGame } from '../store/games.ts'
import { Sheet } from '../table/sheet.tsx'

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))

/** Opens a kept game and sits down to it. */
export function TablePage({ id }: { readonly id: string }) {
  const { page } = tongue.value
  const [opened, setOpened] = useState<Opened | Error | 'none' | null>(null)
  useEffect(() => {
    openTable(id).then(
      (found) => {
        if (found === undefined) return setOpened('none')
        found.table.settle = () => wait(pace.value)
        found.table.confirms = () => confirmTurn.value
        void found.table.go()
        setOpened(found)
      },
      (error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error))),
    )
  }, [id])
  if (opened === null) return null
  if (opened === 'none') return <p class="page">{page.noSuchGame}</p>
  if (opened instanceof Error) return <Broken id={id} error={opened} />
  return <Sheet table={opened.table} note={opened.fromPosition ? page.oldRules : null} />
}

/** A kept game that cannot be opened: why, and the game as it was kept. */
function Broken({ id, error }: { readonly id: string; readonly error: Error }) {
  const { page } = tongue.value
  const save = async (): Promise<void> => {
    download(`amalfi-${id}.json`, JSON.stringify(await findGame(id)))
  }
  return (
    <div class="page" role="alert">
      <p>{page.cannotOpen}</p>
      <p>
        <small>{error.message}</small>
      </p>
      <button type="button" onClick={() => void save()}>
        {page.asFile}
      </button>
    </div>
  )
}
