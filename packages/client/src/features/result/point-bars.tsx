import { numberText } from '@amalfi/text'
import { colourOf } from '../../model/players/seat-colours.ts'
import { type Bar, barSegments, type Part, rangeOf } from '../../model/statistics/bars.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { useScene } from '../../table/scene/scene.tsx'
import { fillOf, PATTERNS } from './fill-patterns.tsx'

/** In units of the picture. */
const BAR_WIDTH = 600
const BAR_HEIGHT = 56
const FONT_SIZE = 28

interface Props {
  readonly title: string
  /** By seat. */
  readonly bars: readonly Bar[]
  /** Seats from the first place to the last. */
  readonly order: readonly number[]
  readonly nameOf: (part: Part) => string
  /** Written before the number if there is space. */
  readonly shortOf?: (part: Part) => string
}

/** The points of all players as bars. Screen readers get `PointsTable` instead. */
export function PointBars({ title, bars, order, nameOf, shortOf }: Props) {
  const { table, translator } = useScene()
  const { low, high } = rangeOf(bars)
  const unit = BAR_WIDTH / (high - low)
  const used = PATTERNS.map(([part]) => part).filter((part) => bars.some((bar) => bar.has(part)))
  return (
    <figure class="bars" aria-hidden="true">
      <figcaption>{title}</figcaption>
      <div class="legend">
        {used.map((part) => (
          <span key={part}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect class="pattern-fill" fill={fillOf(part)} width="14" height="14" />
            </svg>{' '}
            {nameOf(part)}
          </span>
        ))}
      </div>
      {order.map((seat) => (
        <div key={seat} class={`bar-row seat-${seat}`}>
          <Ship colour={colourOf(table.players, seat)} />
          <span class="player-name">{translator.names.seat(seat)}</span>
          <svg viewBox={`0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`} aria-hidden="true">
            {barSegments(bars[seat]).map(({ part, points, from }) => {
              const label =
                shortOf === undefined
                  ? numberText(points)
                  : `${shortOf(part)} · ${numberText(points)}`
              const width = Math.abs(points) * unit
              const fits = width > FONT_SIZE * (label.length * 0.5 + 0.4)
              const text = fits ? label : width > FONT_SIZE * 0.9 ? numberText(points) : ''
              return (
                <g key={part} transform={`translate(${(from - low) * unit} 0)`}>
                  <title>{`${nameOf(part)}: ${points}`}</title>
                  <rect
                    class="pattern-fill"
                    fill={fillOf(part)}
                    width={width}
                    height={BAR_HEIGHT}
                  />
                  <text x={width / 2} y={BAR_HEIGHT / 2 + 10}>
                    {text}
                  </text>
                </g>
              )
            })}
            <line class="zero" x1={-low * unit} x2={-low * unit} y2={BAR_HEIGHT} />
          </svg>
        </div>
      ))}
    </figure>
  )
}
