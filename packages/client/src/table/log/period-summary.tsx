import { HUNGER_PENALTY } from '@amalfi/engine'
import { numberText, PERIODS } from '@amalfi/text'
import { signal } from '@preact/signals'
import { type PeriodEnd, periodEnd } from '../../model/log/period-end.ts'
import type { Table } from '../../model/session/table.ts'
import { layout } from '../../ui/layout.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { type Scene, useScene } from '../scene/scene.tsx'

/** The summary that the user has closed last. */
const closedSummary = signal<{ readonly table: Table; readonly period: number } | null>(null)

/** The period to summarize now; null once the viewer has played on or closed the summary. */
export function periodEndToShow({ table, boardView }: Scene): PeriodEnd | null {
  const end = boardView.phase === 'actions' ? periodEnd(table.log.value, boardView.seat) : null
  const isClosed =
    closedSummary.value?.table === table && closedSummary.value.period === end?.period
  return isClosed ? null : end
}

/** Whether the summary is beside the question instead of below the log: on handhelds. */
export const isShownWithQuestion = ({ question }: Scene): boolean =>
  layout.value !== 'desktop' && question !== null

/** The summary of the last period, with a button to close it. */
export function PeriodSummary() {
  const scene = useScene()
  const { table, translator } = scene
  const { log, details } = translator.locale
  const end = periodEndToShow(scene)
  if (end === null) return null
  const title = log.periodOver(PERIODS[end.period])
  return (
    <section class="period-summary" aria-label={title}>
      <div class="period-summary-head">
        <b>{title}</b>
        <button
          type="button"
          class="plain"
          aria-label={details.close}
          onClick={() => {
            closedSummary.value = { table, period: end.period }
          }}
        >
          ×
        </button>
      </div>
      <PeriodTable end={end} />
      {end.covers.map((cover) => (
        <p key={cover.destination}>{translator.event(cover)}</p>
      ))}
    </section>
  )
}

/** For each player: bread paid for the crews, points of the decree, points in all. */
function PeriodTable({ end }: { readonly end: PeriodEnd }) {
  const { boardView, translator } = useScene()
  const { log } = translator.locale
  return (
    <table>
      <thead>
        <tr>
          <td />
          <ColumnHead icon="bread" words={log.breadEaten} />
          <ColumnHead
            icon="decree"
            words={translator.names.decree(boardView.decrees[end.period])}
          />
          <ColumnHead icon="score" words={log.totalPoints} />
        </tr>
      </thead>
      <tbody>
        {end.seats.map(({ seat, paid, short, decree, score }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatShip seat={seat} /> {translator.names.seat(seat)}
            </th>
            <td>
              {numberText(-paid)}
              {short > 0 && (
                <em class="warning"> {log.breadMissing(short, short * HUNGER_PENALTY)}</em>
              )}
            </td>
            <td>+{decree}</td>
            <td>{numberText(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The summary of the last period of the game, beside the result. */
export function LastPeriodSummary() {
  const { table, boardView, translator } = useScene()
  const end = periodEnd(table.log.value, boardView.seat)
  if (end === null) return null
  const title = translator.locale.log.periodOver(PERIODS[end.period])
  return (
    <section class="period-summary" aria-label={title}>
      <b class="period-summary-head">{title}</b>
      <PeriodTable end={end} />
    </section>
  )
}

interface ColumnHeadProps {
  readonly icon: 'bread' | 'decree' | 'score'
  readonly words: string
}

const ColumnHead = ({ icon, words }: ColumnHeadProps) => (
  <th scope="col" title={words}>
    <span class="visually-hidden">{words}</span>
    <GameIcon of={icon} />
  </th>
)
