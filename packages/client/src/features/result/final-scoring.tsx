import { type GameEvent, POINT_SOURCES, type Points, type Standing } from '@amalfi/engine'
import { numberText } from '@amalfi/text'
import { useEffect, useState } from 'preact/hooks'
import { beginWork } from '../../base/busy.ts'
import { colourOf } from '../../model/players/seat-colours.ts'
import { sum } from '../../model/statistics/bars.ts'
import { useDismissByKey } from '../../table/moments/dismiss.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { nameForReader } from '../../table/scene/reader-name.ts'
import { type Scene, useScene } from '../../table/scene/scene.tsx'
import { reducedMotion } from '../../ui/settings.ts'
import { verdictText } from './verdict.ts'

/** In milliseconds: the last decree, all sources together, and the winner. */
const DECREE_LASTS = 1800
const SOURCES_LAST = 2000
const WINNER_LASTS = 1500

interface Props {
  readonly points: readonly Points[]
  readonly standings: readonly Standing[]
  /** Seats from the first place to the last. */
  readonly order: readonly number[]
  readonly onDone: () => void
}

/** A step of the final scoring. */
interface Step {
  readonly title: string
  /** By seat. */
  readonly scores: readonly number[]
  readonly lasts: number
}

/** The points of the last decree, by seat; null if no decree was scored. */
function lastDecree(events: readonly GameEvent[], seats: number) {
  const last = events.findLast((event) => event.kind === 'decree')
  if (last?.kind !== 'decree') return null
  const points = Array.from({ length: seats }, (_, seat) =>
    events.reduce(
      (total, event) =>
        event.kind === 'decree' && event.decree === last.decree && event.seat === seat
          ? total + event.points
          : total,
      0,
    ),
  )
  return { decree: last.decree, points }
}

/**
 * The end of the game, which plays by itself: the last decree, the points of each player counted up by
 * source, then the winner. A click, Escape, Enter or its button ends it. With reduced motion only the
 * last step is shown.
 */
export function FinalScoring({ points, standings, order, onDone }: Props) {
  const scene = useScene()
  const { table, translator } = scene
  const { result } = translator.locale
  const [at, setAt] = useState(0)
  const steps = stepsOf(scene, points, standings)
  const index = reducedMotion.value ? steps.length - 1 : Math.min(at, steps.length - 1)
  const isLast = index === steps.length - 1
  const { title, scores, lasts } = steps[index]
  useEffect(() => {
    const endWork = beginWork('showing the final scoring')
    const timer = setTimeout(() => (isLast ? onDone() : setAt(index + 1)), lasts)
    return () => {
      clearTimeout(timer)
      endWork()
    }
  }, [index, isLast, lasts, onDone])
  useDismissByKey(true, onDone)
  const most = Math.max(1, ...standings.map(({ score }) => score))
  const verdict = verdictText(scene, standings)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by useDismissByKey.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same.
    <div class="final-scoring" onClick={onDone}>
      <h2>{result.finalScoring}</h2>
      <p class="source" aria-hidden="true">
        {title}
      </p>
      <ul aria-hidden="true">
        {order.map((seat) => (
          <li key={seat} class={`seat-${seat}`}>
            <Ship colour={colourOf(table.players, seat)} />
            <span class="player-name">{nameForReader(translator, seat)}</span>
            <span class="bar" style={{ width: `${(100 * Math.max(0, scores[seat])) / most}%` }} />
            <b>{numberText(scores[seat])}</b>
          </li>
        ))}
      </ul>
      <p class="winner" aria-hidden="true">
        {isLast ? verdict : ''}
      </p>
      <p class="visually-hidden" role="status">
        {verdict}
      </p>
      <button type="button" class="primary" onClick={onDone}>
        {result.showResult}
      </button>
    </div>
  )
}

/** The last decree, if there was one, then each source, then the total with the winner. */
function stepsOf(
  { table, translator }: Scene,
  points: readonly Points[],
  standings: readonly Standing[],
): readonly Step[] {
  const { result, terms, board } = translator.locale
  const total = standings.map(({ score }) => score)
  const decree = lastDecree(table.events.value, standings.length)
  const decreeStep: readonly Step[] =
    decree === null
      ? []
      : [
          {
            title: board.labelled(terms.kinds.decree, translator.names.decree(decree.decree)),
            scores: decree.points,
            lasts: DECREE_LASTS,
          },
        ]
  const sources = POINT_SOURCES.filter((source) =>
    points.some((ofSeat) => sum(ofSeat[source]) !== 0),
  )
  // Points from before the record are there from the beginning.
  let running = total.map(
    (score, seat) => score - sum(POINT_SOURCES.map((source) => sum(points[seat][source]))),
  )
  const sourceSteps = sources.map((source): Step => {
    running = running.map((score, seat) => score + sum(points[seat][source]))
    return { title: result.sources[source], scores: running, lasts: SOURCES_LAST / sources.length }
  })
  return [...decreeStep, ...sourceSteps, { title: '', scores: total, lasts: WINNER_LASTS }]
}
