import { numberText } from '@amalfi/text'
import { type Entry, isWon, tallyOf } from '../../model/statistics/tallies.ts'
import { locale } from '../../ui/locale.ts'
import { useNumberFormat } from './format.ts'

const WIDTH = 600
const HEIGHT = 180
const MARGIN_LEFT = 34
const PADDING = 12
/** How many horizontal lines fit. */
const MAX_LINES = 5

/** The distance between lines: 5, 10, 20, 50 and so on. */
function stepOf(range: number): number {
  const found = [5, 10, 20, 50, 100, 200].find((step) => range / step <= MAX_LINES)
  return found ?? 500
}

/** The scores in the order of the games; a filled dot is a win. */
export function ScoreChart({ entries }: { readonly entries: readonly Entry[] }) {
  const { statistics } = locale.value
  const formatNumber = useNumberFormat()
  const scores = entries.map(({ result }) => result.score)
  const step = stepOf(Math.max(...scores, 1) - Math.min(...scores, 0))
  const low = Math.floor(Math.min(...scores, 0) / step) * step
  const high = Math.ceil(Math.max(...scores, 1) / step) * step
  const x = (i: number): number =>
    MARGIN_LEFT + PADDING + ((WIDTH - MARGIN_LEFT - 2 * PADDING) * (i + 0.5)) / entries.length
  const y = (score: number): number =>
    HEIGHT - PADDING - ((HEIGHT - 2 * PADDING) * (score - low)) / (high - low)
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step)
  const { games, best, average } = tallyOf(entries)
  return (
    <figure>
      <figcaption>
        {statistics.scores}
        <span class="dot-legend" aria-hidden="true">
          <Dot won /> {statistics.wonMark} <Dot /> {statistics.notWonMark}
        </span>
      </figcaption>
      <svg class="scores" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {lines.map((score) => (
          <g key={score}>
            <line class="rule" x1={MARGIN_LEFT} x2={WIDTH} y1={y(score)} y2={y(score)} />
            <text x={MARGIN_LEFT - 6} y={y(score) + 5}>
              {numberText(score)}
            </text>
          </g>
        ))}
        <polyline points={scores.map((score, i) => `${x(i)},${y(score)}`).join(' ')} />
        {entries.map((entry, i) => (
          <circle
            key={`${entry.outcome.id} ${entry.seat}`}
            class={isWon(entry) ? 'won' : ''}
            cx={x(i)}
            cy={y(entry.result.score)}
            r="4.5"
          >
            <title>{entry.result.score}</title>
          </circle>
        ))}
      </svg>
      <p>{statistics.scoresSummary(games, best, formatNumber(average), scores.at(-1) ?? 0)}</p>
    </figure>
  )
}

const Dot = ({ won = false }: { readonly won?: boolean }) => (
  <svg class="scores dot" viewBox="0 0 12 12" aria-hidden="true">
    <circle class={won ? 'won' : ''} cx="6" cy="6" r="4.5" />
  </svg>
)
