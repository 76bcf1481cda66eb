import { figure } from '@amalfi/text'
import { colourOf } from '../../model/players/colours.ts'
import { type Bar, type Part, reach, stretches } from '../../model/statistics/parts.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { useScene } from '../../table/scene/scene.tsx'

/** The units of a bar: as long as it can be, as high as it is, and what a figure in it needs. */
const LONG = 600
const HIGH = 56
const FIGURE = 28

interface Props {
  readonly title: string
  /** By seat. */
  readonly bars: readonly Bar[]
  /** Seats from the first place to the last. */
  readonly order: readonly number[]
  readonly nameOf: (part: Part) => string
  /** Written before the figure where there is room. */
  readonly shortOf?: (part: Part) => string
}

/** The points of all players, one bar each. The figures stand in a table too (figures.tsx). */
export function Bars({ title, bars, order, nameOf, shortOf }: Props) {
  const { table, translator } = useScene()
  const { low, high } = reach(bars)
  const unit = LONG / (high - low)
  const used = GRAINS.map(([part]) => part).filter((part) => bars.some((bar) => bar.has(part)))
  return (
    <figure class="bars" aria-hidden="true">
      <figcaption>{title}</figcaption>
      <div class="legend">
        {used.map((part) => (
          <span key={part}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <rect class="ink" fill={inkOf(part)} width="14" height="14" />
            </svg>{' '}
            {nameOf(part)}
          </span>
        ))}
      </div>
      {order.map((seat) => (
        <div key={seat} class={`bar-row seat-${seat}`}>
          <Ship colour={colourOf(table.players, seat)} />
          <span class="who">{translator.names.seat(seat)}</span>
          <svg viewBox={`0 0 ${LONG} ${HIGH}`} aria-hidden="true">
            {stretches(bars[seat]).map(({ part, points, from }) => {
              const label =
                shortOf === undefined ? figure(points) : `${shortOf(part)} · ${figure(points)}`
              const width = Math.abs(points) * unit
              const fits = width > FIGURE * (label.length * 0.5 + 0.4)
              const text = fits ? label : width > FIGURE * 0.9 ? figure(points) : ''
              return (
                <g key={part} transform={`translate(${(from - low) * unit} 0)`}>
                  <title>{`${nameOf(part)}: ${points}`}</title>
                  <rect class="ink" fill={inkOf(part)} width={width} height={HIGH} />
                  <text x={width / 2} y={HIGH / 2 + 10}>
                    {text}
                  </text>
                </g>
              )
            })}
            <line class="zero" x1={-low * unit} x2={-low * unit} y2={HIGH} />
          </svg>
        </div>
      ))}
    </figure>
  )
}

/** The grain of a part, where `Inks` are on the page. */
export const inkOf = (part: string): string => `url(#ink-${part.replace(' ', '-')})`

/** How the parts are filled: each has a colour, and a grain that tells it apart without. */
const GRAINS: readonly (readonly [part: Part, colour: string, grain: string])[] = [
  ['artworks', '#24527a', ''],
  ['destinations', '#2d6b58', 'M0 8 8 0'],
  ['titles', '#7d5c0a', 'M0 2h8M0 6h8'],
  ['decrees', '#8c2b20', 'M2 0v8M6 0v8'],
  ['endgame characters', '#5a3478', 'M2 2h.1M6 6h.1'],
  ['other effects', '#6b543c', 'M0 8 8 0M0 0l8 8'],
  ['hunger', '#2e2013', 'M0 0l8 8'],
  ['I', '#8b7245', ''],
  ['II', '#755a31', 'M0 8 8 0'],
  ['III', '#5f4524', 'M0 2h8M0 6h8'],
  ['IV', '#473017', 'M2 0v8M6 0v8'],
  ['end', '#5a3478', 'M2 2h.1M6 6h.1'],
  ['before', '#5b5750', 'M0 0l8 8'],
]

/** The grains, once for all bars. */
export const Inks = () => (
  <svg class="inks" aria-hidden="true">
    <defs>
      {GRAINS.map(([part, colour, grain]) => (
        <pattern
          key={part}
          id={`ink-${part.replace(' ', '-')}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" fill={colour} />
          <path d={grain} class="grain" />
        </pattern>
      ))}
    </defs>
  </svg>
)
