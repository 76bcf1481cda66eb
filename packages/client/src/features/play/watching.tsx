import { readRecord } from '@amalfi/session'
import { PERIODS } from '@amalfi/text'
import { useEffect, useState } from 'preact/hooks'
import { openReplayed } from '../../model/replay/open.ts'
import type { ReplayTable } from '../../model/replay/replay-table.ts'
import { findGame } from '../../model/storage/games.ts'
import { onKept } from '../../model/storage/tab-channel.ts'
import { keepPace } from '../../table/motion/pacing.ts'
import { useMark } from '../../table/scene/mark.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { Sheet } from '../../table/sheet/sheet.tsx'
import { locale } from '../../ui/locale.ts'
import { showGameOfRecord } from '../games/shown-game.ts'

interface Props {
  readonly id: string
  readonly takeOver: () => void
}

/** A game that another tab plays: it is seen here as it goes on there, and can be taken over. */
export function Watching({ id, takeOver }: Props) {
  const [table, setTable] = useState<ReplayTable | 'cannot' | null>(null)
  useEffect(() => {
    let shown: ReplayTable | undefined
    let left = false
    const look = async (): Promise<void> => {
      try {
        const kept = await findGame(id)
        if (left || kept === undefined) return
        const record = readRecord(kept.record)
        if (shown !== undefined) return shown.follow(record)
        await showGameOfRecord(kept.record)
        const { table: replayed, lostFrom } = openReplayed(kept)
        if (lostFrom !== null) return setTable('cannot')
        shown = replayed
        shown.go(shown.last)
        setTable(shown)
      } catch {
        // A game that goes on from its position after a change of the rules: only its tab can show it.
        setTable('cannot')
      }
    }
    void look()
    const stop = onKept(id, () => void look())
    return () => {
      left = true
      stop()
    }
  }, [id])
  if (table === null) return null
  if (table === 'cannot')
    return (
      <div class="page">
        <Elsewhere takeOver={takeOver} />
      </div>
    )
  return <Watched table={table} takeOver={takeOver} />
}

interface WatchedProps {
  readonly table: ReplayTable
  readonly takeOver: () => void
}

function Watched({ table, takeOver }: WatchedProps) {
  useEffect(() => keepPace(table), [table])
  return <Sheet table={table} head={<WatchBar takeOver={takeOver} />} />
}

function WatchBar({ takeOver }: { readonly takeOver: () => void }) {
  const { look, translator } = useScene()
  const { terms, board: words } = translator.locale
  useMark('has-watch')
  return (
    <div class="prompt-bar watch-bar">
      <span class="when">{words.period(PERIODS[look.period - 1], terms.phases[look.phase])}</span>
      <Elsewhere takeOver={takeOver} />
    </div>
  )
}

function Elsewhere({ takeOver }: { readonly takeOver: () => void }) {
  const { device } = locale.value
  const [asked, setAsked] = useState(false)
  return (
    <>
      <p class="prompt" role="status">
        {device.openInOtherTab}
      </p>
      <button
        type="button"
        class="take-over"
        disabled={asked}
        onClick={() => {
          setAsked(true)
          takeOver()
        }}
      >
        {device.takeOver}
      </button>
    </>
  )
}
