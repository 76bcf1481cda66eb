import { numberText, PERIODS } from '@amalfi/text'
import { type ScoreMoment, scoreLine, scoresAtEnds } from '../../model/statistics/score-line.ts'
import { nameForReader } from '../../table/scene/reader-name.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { useLocalGame } from '../../table/scene/session-context.tsx'

const WIDTH = 600
const HEIGHT = 190
const LEFT = 38
const RIGHT = 8
const PADDING = 14
const MAX_LINES = 5
/** Lines differ in their dashes, not only in their colours. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4'] as const

/** The distance between horizontal lines. */
const stepOf = (range: number): number =>
  [5, 10, 20, 50, 100].find((step) => range / step <= MAX_LINES) ?? 200

/** The scores from the first turn to the end as lines, and as a table for screen readers. */
export function ScoreLine({ order }: { readonly order: readonly number[] }) {
  const { table, translator } = useScene()
  const { lostFrom } = useLocalGame()
  const line = scoreLine(table.players.length, table.events.value)
  // Without its events, the course of a game is unknown.
  if (lostFrom !== null || line.length < 2) return null
  const { result } = translator.locale
  return (
    <figure class="score-line">
      <figcaption id="score-line-title">{result.scoreLine}</figcaption>
      <div class="legend" aria-hidden="true">
        {order.map((seat) => (
          <span key={seat} class={`seat-${seat}`}>
            <svg viewBox="0 0 34 10" class="line-sample" aria-hidden="true">
              <line x1="0" y1="5" x2="34" y2="5" stroke-dasharray={DASHES[seat]} />
            </svg>{' '}
            {nameForReader(translator, seat)}
          </span>
        ))}
      </div>
      <Lines line={line} order={order} />
      <EndsTable line={line} order={order} />
    </figure>
  )
}

interface LineProps {
  readonly line: readonly ScoreMoment[]
  readonly order: readonly number[]
}

function Lines({ line, order }: LineProps) {
  const all = line.flatMap(({ scores }) => scores)
  const step = stepOf(Math.max(...all, 1) - Math.min(...all, 0))
  const low = Math.floor(Math.min(...all, 0) / step) * step
  const high = Math.ceil(Math.max(...all, 1) / step) * step
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * i) / (line.length - 1)
  const y = (score: number): number =>
    HEIGHT - PADDING - ((HEIGHT - 2 * PADDING) * (score - low)) / (high - low)
  const levels = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {levels.map((score) => (
        <g key={score}>
          <line class="rule" x1={LEFT} x2={WIDTH} y1={y(score)} y2={y(score)} />
          <text x={LEFT - 6} y={y(score) + 6}>
            {numberText(score)}
          </text>
        </g>
      ))}
      {line.flatMap(({ period }, i) =>
        i > 0 && period > line[i - 1].period ? (
          <line
            key={i}
            class="period-line"
            x1={x(i)}
            x2={x(i)}
            y1={PADDING}
            y2={HEIGHT - PADDING}
          />
        ) : (
          []
        ),
      )}
      {order.map((seat) => (
        <polyline
          key={seat}
          class={`seat-${seat}`}
          stroke-dasharray={DASHES[seat]}
          points={line.map(({ scores }, i) => `${x(i)},${y(scores[seat])}`).join(' ')}
        />
      ))}
    </svg>
  )
}

/** The scores at the end of each period, for screen readers. */
function EndsTable({ line, order }: LineProps) {
  const { translator } = useScene()
  const { result } = translator.locale
  return (
    <table class="visually-hidden" aria-labelledby="score-line-title">
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col">
              {nameForReader(translator, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scoresAtEnds(line).map(({ period, scores }) => (
          <tr key={period}>
            <th scope="row">
              {period < PERIODS.length ? result.period(PERIODS[period]) : result.endOfGame}
            </th>
            {order.map((seat) => (
              <td key={seat}>{numberText(scores[seat])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
