import { pointsOf, type Standing } from '@amalfi/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { byPeriod, bySource, type Part } from '../../model/statistics/parts.ts'
import { Rhumbs, Rose } from '../../table/chart/rose.tsx'
import { CHART } from '../../table/geography/projection.ts'
import { LastPeriod } from '../../table/log/period-over.tsx'
import { useMark } from '../../table/scene/mark.ts'
import { type Scene, useScene } from '../../table/scene/scene.tsx'
import { Actions } from './actions.tsx'
import { Bars, Inks } from './bars.tsx'
import { Buttons } from './buttons.tsx'
import { Figures } from './figures.tsx'
import { Rank } from './rank.tsx'
import { Standings } from './standings.tsx'

/** How the game ended. It lies over the sheet and can be folded away to look at the boards. */
export function Result() {
  const scene = useScene()
  const { table, translator, kind } = scene
  const { play, result } = translator.locale
  const [folded, setFolded] = useState(false)
  const section = useRef<HTMLElement>(null)
  useMark(folded ? null : 'has-result')
  useEffect(() => (folded ? undefined : cover(section.current)), [folded])
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
        <p class="winner">{verdict(scene, standings)}</p>
        <Standings standings={standings} />
        {rank !== undefined && <Rank rank={rank} />}
        {table.rewound.value && <p class="tie-told">{play.undoneAfterReveal}</p>}
        <Buttons fold={() => setFolded(true)} />
        <LastPeriod />
      </div>
      <Pictures standings={standings} />
      <Actions order={inOrder(standings)} />
    </section>
  )
}

/** What lies under the result is out of reach while it does; the bar above it is not. */
function cover(section: HTMLElement | null): () => void {
  const under = [...(section?.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one !== section && !one.matches('.foot'),
  )
  for (const one of under) one.inert = true
  section?.focus({ preventScroll: true })
  return () => {
    for (const one of under) one.inert = false
  }
}

const inOrder = (standings: readonly Standing[]): number[] =>
  standings.toSorted((a, b) => a.place - b.place).map(({ seat }) => seat)

function verdict({ translator, look }: Scene, standings: readonly Standing[]): string {
  const { terms, result } = translator.locale
  const [{ rank, score }] = standings
  if (look.rival !== null) {
    const rival = terms.rivals[look.rival.name]
    return rank === 0 ? result.soloLost(rival) : result.soloWon(rival)
  }
  if (standings.length === 1) return result.soloScore(score)
  const first = standings.filter(({ place }) => place === 1)
  const names = first.map(({ seat }) => translator.names.seat(seat))
  return names.length === 1 ? result.wins(names[0]) : result.sharedWin(names)
}

/** Where the points came from, as bars or in figures. */
function Pictures({ standings }: { readonly standings: readonly Standing[] }) {
  const { table, translator } = useScene()
  const { result } = translator.locale
  const [asTable, setAsTable] = useState(false)
  const points = pointsOf(table.rules.tables, standings.length, table.events.value)
  const bars = (of: typeof bySource) => points.map((one, seat) => of(one, standings[seat].score))
  const order = inOrder(standings)
  const nameOf = (part: Part): string => {
    if (part === 'before') return result.beforeRecord
    if (part === 'end') return result.endOfGame
    return part in result.sources
      ? result.sources[part as keyof typeof result.sources]
      : result.period(part)
  }
  return (
    <div class="pictures">
      <Inks />
      <div class={asTable ? 'shown' : 'unseen'}>
        <Figures points={points} order={order} />
      </div>
      {!asTable && (
        <>
          <Bars title={result.pointsBySource} bars={bars(bySource)} order={order} nameOf={nameOf} />
          <Bars
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
