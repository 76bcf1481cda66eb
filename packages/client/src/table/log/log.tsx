import { cachedLogSections } from '../../model/log/log-sections.ts'
import { latestSections, withoutUpcomingTurn } from '../../model/log/select-sections.ts'
import { useScene } from '../scene/scene.tsx'
import { LogList } from './log-list.tsx'
import { logPanel } from './log-panel.tsx'
import { isShownWithQuestion, PeriodSummary } from './period-summary.tsx'
import { SpeedControl } from './speed-control.tsx'
import { useStayAtEnd } from './stay-at-end.ts'

/** As many lines as one looks back for; what came earlier is in the panel. */
const LINES = 40

/** What happened of late. It stays at its end unless somebody reads further up. */
export function Log() {
  const scene = useScene()
  const { log: told, awaitingConfirm: held, translator } = scene
  const { log } = translator.locale
  const all = cachedLogSections(told)
  const shown = latestSections(held >= 0 ? withoutUpcomingTurn(all) : all, LINES)
  const { box, atEnd, toEnd, reading } = useStayAtEnd()
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
      <div class="log" ref={box} {...reading}>
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
