import { pointsOf, type Standing } from '@amalfi/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { byPeriod, bySource, type Part, savedPoints } from '../../model/statistics/bars.ts'
import { Rhumbs, Rose } from '../../table/chart/rose.tsx'
import { CHART } from '../../table/geography/projection.ts'
import { logPanel } from '../../table/log/log-panel.tsx'
import { LastPeriodSummary } from '../../table/log/period-summary.tsx'
import { useLayoutClass } from '../../table/scene/layout-class.ts'
import { type Scene, useScene } from '../../table/scene/scene.tsx'
import { useLocalGame } from '../../table/scene/session-context.tsx'
import { LevelSuggestionNotice } from '../new-game/level-suggestion.tsx'
import { FillPatterns } from './fill-patterns.tsx'
import { PointBars } from './point-bars.tsx'
import { PointsTable } from './points-table.tsx'
import { ResultButtons } from './result-buttons.tsx'
import { SoloRank } from './solo-rank.tsx'
import { Standings } from './standings.tsx'
import { TitlesAndEndgame } from './titles-and-endgame.tsx'

/** The result of a finished game. It covers the table and can be folded away. */
export function Result() {
  const scene = useScene()
  const { table, translator, kind } = scene
  const game = useLocalGame()
  const { play, result } = translator.locale
  const [folded, setFolded] = useState(false)
  const section = useRef<HTMLElement>(null)
  useLayoutClass(folded ? null : 'has-result')
  useEffect(() => {
    if (folded) return
    // A panel over the result would be inert too, and could not be closed.
    logPanel.value = null
    return makeRestInert(section.current)
  }, [folded])
  const standings = table.rules.standings(table.imagined)
  const [{ rank }] = standings
  if (folded)
    return (
      <section class="result folded">
        <button type="button" class="primary" onClick={() => setFolded(false)}>
          {result.backToResult}
        </button>
      </section>
    )
  return (
    <section class="result" ref={section} tabIndex={-1} aria-label={result.heading}>
      <svg
        class="result-rose"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <Rhumbs {...kind.chart.rose} />
        <Rose {...kind.chart.rose} />
      </svg>
      <div class="verdict">
        <h2>{result.heading}</h2>
        <p class="winner">{verdictText(scene, standings)}</p>
        <Standings standings={standings} />
        {rank !== undefined && <SoloRank rank={rank} />}
        {table.rewound.value && <p class="result-note">{play.undoneAfterReveal}</p>}
        <LevelSuggestionNotice game={kind.name} whenStored={() => game.whenSaved()} />
        <ResultButtons onFold={() => setFolded(true)} />
        <LastPeriodSummary />
      </div>
      <PointCharts standings={standings} />
      <TitlesAndEndgame order={seatsByPlace(standings)} />
    </section>
  )
}

/** Makes everything under the result inert, except for the bar. Returns how to undo it. */
function makeRestInert(section: HTMLElement | null): () => void {
  const rest = [...(section?.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== section && !element.matches('.foot'),
  )
  for (const element of rest) element.inert = true
  section?.focus({ preventScroll: true })
  return () => {
    for (const element of rest) element.inert = false
  }
}

const seatsByPlace = (standings: readonly Standing[]): number[] =>
  standings.toSorted((a, b) => a.place - b.place).map(({ seat }) => seat)

function verdictText({ translator, boardView }: Scene, standings: readonly Standing[]): string {
  const { terms, result } = translator.locale
  const [{ rank, score }] = standings
  if (boardView.rival !== null) {
    const rival = terms.rivals[boardView.rival.name]
    return rank === 0 ? result.soloLost(rival) : result.soloWon(rival)
  }
  if (standings.length === 1) return result.soloScore(score)
  const first = standings.filter(({ place }) => place === 1)
  const names = first.map(({ seat }) => translator.names.seat(seat))
  return names.length === 1 ? result.wins(names[0]) : result.sharedWin(names)
}

/** Where the points came from, as bars or as a table. */
function PointCharts({ standings }: { readonly standings: readonly Standing[] }) {
  const { table, translator } = useScene()
  const { result } = translator.locale
  const [asTable, setAsTable] = useState(false)
  const { lostFrom, outcome } = useLocalGame()
  // A game that cannot be replayed has no events, but its points were saved when it ended.
  const saved = lostFrom === null || outcome === null ? null : savedPoints(outcome)
  const points = saved ?? pointsOf(table.rules.tables, standings.length, table.events.value)
  const bars = (of: typeof bySource) =>
    points.map((ofSeat, seat) => of(ofSeat, standings[seat].score))
  const order = seatsByPlace(standings)
  const nameOf = (part: Part): string => {
    if (part === 'before') return result.beforeRecord
    if (part === 'end') return result.endOfGame
    return part in result.sources
      ? result.sources[part as keyof typeof result.sources]
      : result.period(part)
  }
  return (
    <div class="point-charts">
      <FillPatterns />
      <div class={asTable ? 'shown' : 'visually-hidden'}>
        <PointsTable points={points} order={order} />
      </div>
      {!asTable && (
        <>
          <PointBars
            title={result.pointsBySource}
            bars={bars(bySource)}
            order={order}
            nameOf={nameOf}
          />
          <PointBars
            title={result.pointsByPeriod}
            bars={bars(byPeriod)}
            order={order}
            nameOf={nameOf}
            shortOf={(part) => (part === 'end' || part === 'before' ? nameOf(part) : part)}
          />
        </>
      )}
      <button type="button" onClick={() => setAsTable(!asTable)}>
        {asTable ? result.asPicture : result.asTable}
      </button>
    </div>
  )
}
