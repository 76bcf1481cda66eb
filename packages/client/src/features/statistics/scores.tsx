import { figure } from '@amalfi/text'
import { type Entry, isWon, tallyOf } from '../../model/statistics/figures.ts'
import { locale } from '../../ui/locale.ts'
import { useNumber } from './numbers.ts'

const WIDE = 600
const HIGH = 180
const LEFT = 34
const EDGE = 12
/** The most lines across that a small picture bears. */
const LINES = 5

/** Steps of 5, 10, 20, 50 and so on. */
function stepOf(range: number): number {
  const step = [5, 10, 20, 50, 100, 200].find((one) => range / one <= LINES)
  return step ?? 500
}

/** Every score in the order of the games: a full dot for a game that was won. */
export function Scores({ entries }: { readonly entries: readonly Entry[] }) {
  const { statistics } = locale.value
  const number = useNumber()
  const scores = entries.map(({ came }) => came.score)
  const step = stepOf(Math.max(...scores, 1) - Math.min(...scores, 0))
  const low = Math.floor(Math.min(...scores, 0) / step) * step
  const high = Math.ceil(Math.max(...scores, 1) / step) * step
  const x = (i: number): number =>
    LEFT + EDGE + ((WIDE - LEFT - 2 * EDGE) * (i + 0.5)) / entries.length
  const y = (score: number): number =>
    HIGH - EDGE - ((HIGH - 2 * EDGE) * (score - low)) / (high - low)
  const lines = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step)
  const { games, best, average } = tallyOf(entries)
  return (
    <figure>
      <figcaption>
        {statistics.scores}
        <span class="dots" aria-hidden="true">
          <Dot won /> {statistics.wonMark} <Dot /> {statistics.notWonMark}
        </span>
      </figcaption>
      <svg class="scores" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {lines.map((score) => (
          <g key={score}>
            <line class="rule" x1={LEFT} x2={WIDE} y1={y(score)} y2={y(score)} />
            <text x={LEFT - 6} y={y(score) + 5}>
              {figure(score)}
            </text>
          </g>
        ))}
        <polyline points={scores.map((score, i) => `${x(i)},${y(score)}`).join(' ')} />
        {entries.map((entry, i) => (
          <circle
            key={`${entry.outcome.id} ${entry.seat}`}
            class={isWon(entry) ? 'won' : ''}
            cx={x(i)}
            cy={y(entry.came.score)}
            r="4.5"
          >
            <title>{entry.came.score}</title>
          </circle>
        ))}
      </svg>
      <p>{statistics.scoresSummary(games, best, number(average), scores.at(-1) ?? 0)}</p>
    </figure>
  )
}

const Dot = ({ won = false }: { readonly won?: boolean }) => (
  <svg class="scores dot" viewBox="0 0 12 12" aria-hidden="true">
    <circle class={won ? 'won' : ''} cx="6" cy="6" r="4.5" />
  </svg>
)
