import { cachedLogSections } from '../../model/log/log-sections.ts'
import { latestSections, withoutUpcomingTurn } from '../../model/log/select-sections.ts'
import { useScene } from '../scene/scene.tsx'
import { LogList } from './log-list.tsx'
import { logPanel } from './log-panel.tsx'
import { isShownWithQuestion, PeriodSummary } from './period-summary.tsx'
import { SpeedControl } from './speed-control.tsx'
import { useStayAtEnd } from './stay-at-end.ts'

/** Earlier lines are in the log panel. */
const MAX_LINES = 40

/** The latest lines of the log. It stays scrolled to its end unless the user reads further up. */
export function Log() {
  const scene = useScene()
  const { log: entries, awaitingConfirm, translator } = scene
  const { log } = translator.locale
  const all = cachedLogSections(entries)
  const shown = latestSections(awaitingConfirm >= 0 ? withoutUpcomingTurn(all) : all, MAX_LINES)
  const { box, atEnd, toEnd, readingHandlers } = useStayAtEnd()
  return (
    <section class="log-box" aria-label={log.heading}>
      <div class="log-head">
        <button
          type="button"
          class="since-last-turn"
          aria-expanded={logPanel.value !== null}
          onClick={() => {
            logPanel.value = logPanel.value === null ? 'since' : null
          }}
        >
          {log.sinceLastTurn}
        </button>
        <SpeedControl />
      </div>
      <div class="log" ref={box} {...readingHandlers}>
        {shown.length < all.length && (
          <button
            type="button"
            class="earlier"
            onClick={() => {
              logPanel.value = 'all'
            }}
          >
            {log.showEarlier}
          </button>
        )}
        <LogList sections={shown} />
      </div>
      {!atEnd && (
        <button type="button" class="newest" onClick={toEnd}>
          {log.showLatest} ↓
        </button>
      )}
      {!isShownWithQuestion(scene) && <PeriodSummary />}
    </section>
  )
}
