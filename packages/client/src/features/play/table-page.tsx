import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import type { LiveTable } from '../../model/session/live.ts'
import { type Opened, openKept } from '../../model/session/open.ts'
import { findGame, type KeptGame } from '../../model/storage/games.ts'
import { type Hold, holdGame } from '../../model/storage/hold.ts'
import { keepPace } from '../../table/motion/pacing.ts'
import { lazy } from '../../ui/lazy.tsx'
import { locale } from '../../ui/locale.ts'
import { NoSuchGame } from '../../ui/no-table.tsx'
import { confirmTurn } from '../../ui/settings.ts'
import { showGameOfRecord } from '../games/shown-game.ts'
import { LiveSheet } from './live-sheet.tsx'
import { Watching } from './watching.tsx'

const Broken = lazy(() => import('./broken.tsx').then((page) => page.Broken))

/** The table at which one sat last: it waits as it was left, with a turn that is to be confirmed. */
let last: Opened | undefined

async function open(id: string): Promise<Opened | undefined> {
  const kept = await findGame(id)
  if (kept !== undefined) await showGameOfRecord(kept.record)
  // It may have been deleted meanwhile, or another tab has played on.
  if (kept === undefined) last = undefined
  else if (last === undefined || !isAsKept(last.table, kept)) last = openKept(kept)
  return last
}

function isAsKept(table: LiveTable, { id, record, position }: KeptGame): boolean {
  const now = table.kept()
  if (now.id !== id) return false
  // What could not be kept is only here.
  return table.error.value !== null || (now.record === record && now.position === position)
}

/** Nobody goes on at the table that is shown. */
let stand = (): void => {}

/** What was played at the table that is shown is kept, and nothing is played there any more. */
async function release(): Promise<void> {
  stand()
  await last?.table.rest()
}

/** Sits down to a game, unless another tab has it: then it is watched. */
export function TablePage({ id }: { readonly id: string }) {
  const [hold, setHold] = useState<Hold | null>(null)
  useEffect(() => {
    const held = holdGame(id, release)
    setHold(held)
    return () => held.leave()
  }, [id])
  switch (hold?.by.value) {
    case 'here':
      return <Playing id={id} />
    case 'elsewhere':
      return <Watching id={id} takeOver={hold.takeOver} />
    default:
      return null
  }
}

/** Opens a kept game and plays it. */
function Playing({ id }: { readonly id: string }) {
  const { app } = locale.value
  const [opened, setOpened] = useState<Opened | Error | 'none' | null>(null)
  useEffect(() => {
    let left = false
    busyWhile('opening a game', open(id)).then(
      (found) => {
        if (left) return
        if (found === undefined) return setOpened('none')
        stand = keepPace(found.table)
        found.table.confirms = () => confirmTurn.value
        if (found.table.awaitingConfirm.value < 0) void found.table.go()
        setOpened(found)
      },
      (error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      left = true
      stand()
      stand = () => {}
    }
  }, [id])
  if (opened === null) return null
  if (opened === 'none') return <NoSuchGame>{app.gameNotFound}</NoSuchGame>
  if (opened instanceof Error) return <Broken id={id} error={opened} />
  const { table, lostFrom } = opened
  return <LiveSheet table={table} note={lostFrom === null ? null : app.oldRules(lostFrom)} />
}
