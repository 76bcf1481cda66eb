import { readRecord } from '@amalfi/session'
import { PERIODS } from '@amalfi/text'
import { useEffect, useState } from 'preact/hooks'
import { openReplayTable } from '../../model/replay/open-replay.ts'
import type { ReplayTable } from '../../model/replay/replay-table.ts'
import { findGame } from '../../model/storage/games.ts'
import { onSavedElsewhere } from '../../model/storage/save-channel.ts'
import { TableLayout } from '../../table/layout/table-layout.tsx'
import { keepPace } from '../../table/motion/pacing.ts'
import { useLayoutClass } from '../../table/scene/layout-class.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { locale } from '../../ui/locale.ts'
import { showGameOfRecord } from '../games/shown-game.ts'

interface Props {
  readonly id: string
  readonly takeOver: () => void
}

/** Shows a game that another tab plays, and offers to take it over. */
export function Watching({ id, takeOver }: Props) {
  const [table, setTable] = useState<ReplayTable | 'cannot' | null>(null)
  useEffect(() => {
    let current: ReplayTable | undefined
    let isGone = false
    const refresh = async (): Promise<void> => {
      try {
        const saved = await findGame(id)
        if (isGone || saved === undefined) return
        const record = readRecord(saved.record)
        if (current !== undefined) return current.update(record)
        await showGameOfRecord(saved.record)
        const { table: replayed, lostFrom } = openReplayTable(saved)
        if (lostFrom !== null) return setTable('cannot')
        current = replayed
        current.go(current.lastStep)
        setTable(current)
      } catch {
        // A game that was rebased after a change of the rules cannot be replayed here.
        setTable('cannot')
      }
    }
    void refresh()
    const stop = onSavedElsewhere(id, () => void refresh())
    return () => {
      isGone = true
      stop()
    }
  }, [id])
  if (table === null) return null
  if (table === 'cannot')
    return (
      <div class="page">
        <OtherTabNotice takeOver={takeOver} />
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
  return <TableLayout table={table} head={<WatchBar takeOver={takeOver} />} />
}

/** The bar of a watched game: period and phase, and that another tab plays it. */
function WatchBar({ takeOver }: { readonly takeOver: () => void }) {
  const { boardView, translator } = useScene()
  const { terms, board: words } = translator.locale
  useLayoutClass('has-watch')
  return (
    <div class="prompt-bar watch-bar">
      <span class="period-and-phase">
        {words.period(PERIODS[boardView.period - 1], terms.phases[boardView.phase])}
      </span>
      <OtherTabNotice takeOver={takeOver} />
    </div>
  )
}

/** Says that another tab plays the game, and offers to take it over. */
function OtherTabNotice({ takeOver }: { readonly takeOver: () => void }) {
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
