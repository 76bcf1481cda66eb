import { effect } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import {
  type OpenedReplay,
  openReplayTable,
  type ReplayedGame,
} from '../../model/replay/open-replay.ts'
import type { ReplayTable } from '../../model/replay/replay-table.ts'
import { openSharedGame, reasonFor } from '../../model/sharing/check.ts'
import { unpackLink } from '../../model/sharing/codec.ts'
import { findGame } from '../../model/storage/games.ts'
import { TableLayout } from '../../table/layout/table-layout.tsx'
import { keepPace } from '../../table/motion/pacing.ts'
import { GameNotFound } from '../../ui/game-not-found.tsx'
import { locale } from '../../ui/locale.ts'
import { addressOf, screen } from '../../ui/screen.ts'
import { showGameOfRecord } from '../games/shown-game.ts'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayProvider } from './replay-context.tsx'
import { useReplayKeys } from './replay-keys.ts'
import '../../style/features/replay.css'

interface Props {
  /** The id of a saved game, or the code of a link, which contains dots. */
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
  let found: ReplayedGame | undefined
  try {
    found = await find(id)
    if (found === undefined) return { refused: app.gameNotFound }
    await showGameOfRecord(found.record)
    return openReplayTable(found)
  } catch (error) {
    const reason = reasonFor(error, found ?? {}, locale.peek())
    return { refused: reason ?? replay.cannotReplay }
  }
}

/** Replays a saved or shared game, from a given step. */
export function ReplayPage({ id, at }: Props) {
  const { saves } = locale.value
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isGone = false
    void busyWhile('opening a replay', open(id)).then((opened) => {
      if (isGone) return
      if ('table' in opened) opened.table.go(at)
      setFound(opened)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (found === null) return null
  if ('refused' in found) return <GameNotFound>{found.refused}</GameNotFound>
  const note = found.lostFrom === null ? null : saves.replayMissing(found.lostFrom)
  return <Replay id={id} at={at} table={found.table} note={note} />
}

interface ReplayProps extends Props {
  readonly table: ReplayTable
  /** Which moves are missing. */
  readonly note: string | null
}

function Replay({ id, at: moveIndex, table, note }: ReplayProps) {
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
    // Another address of the same replay jumps to another step.
    address.current = location.hash
    table.jump(moveIndex)
  }, [table, screen.value])
  useEffect(
    () =>
      effect(() => {
        // The address changes at once, so that a reload right after a step stays there. It replaces
        // the last one, so that Back leaves the replay. If the player has navigated meanwhile, the
        // new address is not overwritten.
        const here = addressOf({ name: 'replay', id, at: table.step.value })
        if (location.hash !== address.current) return
        address.current = here
        history.replaceState(null, '', here)
      }),
    [table, id],
  )
  return (
    <ReplayProvider value={table}>
      <TableLayout
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
