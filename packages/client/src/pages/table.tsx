import { useEffect, useState } from 'preact/hooks'
import { download } from '../app/download.ts'
import { confirmTurn } from '../app/settings.ts'
import { tongue } from '../app/tongue.ts'
import { type Opened, openTable } from '../game/open.ts'
import { findGame } from '../store/games.ts'
import { keepPace } from '../story/pacing.ts'
import { LiveSheet } from '../table/live-sheet.tsx'

/** The table at which one sat last: it waits as it was left, with a turn that is to be confirmed. */
let last: Opened | undefined

async function open(id: string): Promise<Opened | undefined> {
  if (last?.table.id !== id) last = await openTable(id)
  // It may have been deleted meanwhile.
  else if ((await findGame(id)) === undefined) last = undefined
  return last
}

/** Opens a kept game and sits down to it. */
export function TablePage({ id }: { readonly id: string }) {
  const { page } = tongue.value
  const [opened, setOpened] = useState<Opened | Error | 'none' | null>(null)
  useEffect(() => {
    let leave = (): void => {}
    let left = false
    open(id).then(
      (found) => {
        if (left) return
        if (found === undefined) return setOpened('none')
        leave = keepPace(found.table)
        found.table.confirms = () => confirmTurn.value
        if (found.table.held.value < 0) void found.table.go()
        setOpened(found)
      },
      (error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      left = true
      leave()
    }
  }, [id])
  if (opened === null) return null
  if (opened === 'none') return <p class="page">{page.noSuchGame}</p>
  if (opened instanceof Error) return <Broken id={id} error={opened} />
  return <LiveSheet table={opened.table} note={opened.fromPosition ? page.oldRules : null} />
}

/** A kept game that cannot be opened: why, and the game as it was kept. */
function Broken({ id, error }: { readonly id: string; readonly error: Error }) {
  const { page } = tongue.value
  const save = async (): Promise<void> => {
    // As it is, with whatever is wrong with it.
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
