import { effect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { type OpenedReplay, openReplayed, type ReplayedGame } from '../../model/replay/open.ts'
import type { ReplayTable } from '../../model/replay/replay-table.ts'
import { openSharedGame, reasonFor } from '../../model/sharing/check.ts'
import { unpackLink } from '../../model/sharing/codec.ts'
import { findGame } from '../../model/storage/games.ts'
import { keepPace } from '../../table/motion/pacing.ts'
import { Sheet } from '../../table/sheet/sheet.tsx'
import { locale } from '../../ui/locale.ts'
import { NoSuchGame } from '../../ui/no-table.tsx'
import { addressOf, screen } from '../../ui/screen.ts'
import { showGameOfRecord } from '../games/shown-game.ts'
import { ReplayBar } from './bar.tsx'
import { useReplayKeys } from './keys.ts'
import { ReplayProvider } from './replaying.tsx'
import '../../style/features/replay.css'

interface Props {
  /** A kept game; or a link, which has dots in it. */
  readonly id: string
  readonly at: number
}

async function find(id: string): Promise<ReplayedGame | undefined> {
  if (!id.includes('.')) return findGame(id)
  const { shared } = await openSharedGame(await unpackLink(id))
  return shared.kind === 'game' ? shared : undefined
}

/** A replay, or why there is none. */
type Found = OpenedReplay | { readonly refused: string }

async function open(id: string): Promise<Found> {
  const { app, replay } = locale.peek()
  const found = await find(id)
  if (found === undefined) return { refused: app.gameNotFound }
  try {
    await showGameOfRecord(found.record)
    return openReplayed(found)
  } catch (error) {
    const reason = reasonFor(error, found, locale.peek())
    return { refused: reason ?? replay.cannotReplay }
  }
}

/** Goes through a game that was kept or handed over, from its beginning or from where one was. */
export function ReplayPage({ id, at }: Props) {
  const { saves, replay } = locale.value
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let left = false
    busyWhile('opening a replay', open(id)).then(
      (opened) => {
        if (left) return
        if ('table' in opened) opened.table.go(at)
        setFound(opened)
      },
      () => setFound({ refused: replay.cannotReplay }),
    )
    return () => {
      left = true
    }
  }, [])
  if (found === null) return null
  if ('refused' in found) return <NoSuchGame>{found.refused}</NoSuchGame>
  const note = found.lostFrom === null ? null : saves.replayMissing(found.lostFrom)
  return <Replay id={id} at={at} table={found.table} note={note} />
}

interface ReplayProps extends Props {
  readonly table: ReplayTable
  /** Which moves are missing. */
  readonly note: string | null
}

function Replay({ id, at: wanted, table, note }: ReplayProps) {
  useReplayKeys(table)
  useEffect(() => {
    const leave = keepPace(table)
    return () => {
      table.pause()
      leave()
    }
  }, [table])
  const address = useRef(location.hash)
  useEffect(() => {
    // Another address of the same replay leads to another of its moves.
    address.current = location.hash
    table.jump(wanted)
  }, [table, screen.value])
  useEffect(
    () =>
      effect(() => {
        // The address follows at once, not after the next paint: whoever reloads right after a step
        // stays there. One step back in the browser leaves the replay. An address that somebody has
        // gone to meanwhile is not overwritten.
        const here = addressOf({ name: 'replay', id, at: table.at.value })
        if (location.hash !== address.current) return
        address.current = here
        history.replaceState(null, '', here)
      }),
    [table, id],
  )
  return (
    <ReplayProvider value={table}>
      <Sheet
        table={table}
        head={
          <>
            {note !== null && <p role="status">{note}</p>}
            <ReplayBar />
          </>
        }
      />
    </ReplayProvider>
  )
}
