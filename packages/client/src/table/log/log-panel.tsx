import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { cachedLogSections, type LogSection } from '../../model/log/log-sections.ts'
import { sinceLastTurn } from '../../model/log/select-sections.ts'
import { type SeatSummary, summaryOf } from '../../model/log/summary.ts'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { EventIcon } from './log-line.tsx'
import { LogList } from './log-list.tsx'

/** What the log panel shows: the log since the last turn, or all of it; null while it is closed. */
export const logPanel = signal<'since' | 'all' | null>(null)

/** How many sections of a long log are drawn at a time. */
const PAGE_SIZE = 40

/** The log since the viewer's last turn or from the beginning, with more room than beside the table. */
export function LogPanel() {
  return logPanel.value === null ? null : <OpenPanel range={logPanel.value} />
}

function OpenPanel({ range }: { readonly range: 'since' | 'all' }) {
  const { table, boardView, translator } = useScene()
  const { log, details } = translator.locale
  const box = useRef<HTMLElement>(null)
  const all = cachedLogSections(table.log.value)
  const sections = range === 'all' ? all : sinceLastTurn(all, boardView.seat)
  const close = (): void => {
    logPanel.value = null
  }
  useCloseOnBack(close)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <section
      class="log-panel"
      ref={box}
      tabIndex={-1}
      aria-label={range === 'all' ? log.fullLog : log.sinceLastTurn}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div class="panel-head">
        <fieldset class="log-range">
          {(['since', 'all'] as const).map((what) => (
            <button
              key={what}
              type="button"
              aria-pressed={what === range}
              onClick={() => {
                logPanel.value = what
              }}
            >
              {what === 'all' ? log.fullLog : log.sinceLastTurn}
            </button>
          ))}
        </fieldset>
        <button type="button" class="close-button" aria-label={details.close} onClick={close}>
          ×
        </button>
      </div>
      {range === 'since' && <Summary sections={sections} />}
      <ScrollingLog key={range} sections={sections} fromEnd={range === 'all'} />
    </section>
  )
}

interface SectionsProps {
  readonly sections: readonly LogSection[]
}

/** Sections in a scrolling box. Earlier sections of a long log are drawn on demand. */
function ScrollingLog({ sections, fromEnd }: SectionsProps & { readonly fromEnd: boolean }) {
  const { log } = useScene().translator.locale
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null || !fromEnd) return
    // The visible lines stay where they are when earlier ones are added above.
    current.scrollTop += current.scrollHeight - height.current
    height.current = current.scrollHeight
  }, [shownCount, fromEnd])
  const shown = sections.slice(-shownCount)
  return (
    <div class="log-scroll" ref={box}>
      {shown.length < sections.length && (
        <button type="button" class="earlier" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
          {log.showEarlier}
        </button>
      )}
      <LogList sections={shown} />
    </div>
  )
}

/** One line per player: points, bread and actions. */
function Summary({ sections }: SectionsProps) {
  const { translator } = useScene()
  const sums = summaryOf(sections)
  if (sums.length === 0) return <p class="nothing">{translator.locale.log.nothingHappened}</p>
  return (
    <ul class="summary">
      {sums.map((sum) => (
        <SummaryLine key={sum.seat} {...sum} />
      ))}
    </ul>
  )
}

function SummaryLine({ seat, points, bread, actions }: SeatSummary) {
  const { translator } = useScene()
  const { log } = translator.locale
  return (
    <li class={`seat-${seat}`}>
      <SeatShip seat={seat} /> <b>{translator.names.seat(seat)}</b>
      {points !== 0 && (
        <span class="summary-gain">
          <GameIcon of="score" /> {log.pointsChange(points)}
        </span>
      )}
      {bread !== 0 && (
        <span class="summary-gain">
          <GameIcon of="bread" /> {log.breadChange(bread)}
        </span>
      )}
      <span class="summary-actions" aria-hidden="true">
        {actions.map(({ key, event }) => (
          <EventIcon key={key} event={event} />
        ))}
      </span>
    </li>
  )
}
