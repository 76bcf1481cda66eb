import { CHART, type ChartPoint } from '../geography/projection.ts'

const WINDS = 16

const around = (i: number, count: number, r: number): readonly [number, number] => {
  const angle = (i * 2 * Math.PI) / count - Math.PI / 2
  return [Math.cos(angle) * r, Math.sin(angle) * r]
}
const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** Rhumb lines: rays from the rose to the edges of the chart, and lines between points around it. */
export function Rhumbs({ x, y }: ChartPoint) {
  const rays = (odd: number): string =>
    Array.from({ length: WINDS }, (_, i) =>
      path([[0, 0], around(2 * i + odd, WINDS * 2, CHART.width)]),
    )
      .map((ray) => `M${ray}`)
      .join('')
  const ring = Array.from({ length: WINDS }, (_, i) => around(i, WINDS, CHART.width * 0.37))
  const web = ring
    .flatMap((from, i) => [5, 7].map((step) => `M${path([from, ring[(i + step) % WINDS]])}`))
    .join('')
  return (
    <g class="rhumbs" transform={`translate(${x} ${y})`}>
      <path d={rays(0)} />
      <path class="minor" d={rays(1)} />
      <path class="web" d={web} />
    </g>
  )
}

/** A point of the rose, with a light and a dark half. */
function Blade({
  i,
  length,
  width,
}: {
  readonly i: number
  readonly length: number
  readonly width: number
}) {
  const tip = around(i, WINDS, length)
  const side = (turn: number) => around(i + turn, WINDS, width)
  return (
    <g class={`wind w${i % 4}`}>
      <path d={`M${path([tip, side(2), [0, 0]])}z`} />
      <path class="shade" d={`M${path([tip, side(-2), [0, 0]])}z`} />
    </g>
  )
}

/** A wind rose of sixteen points, with a lily at the north and a cross at the east. */
export function Rose({ x, y }: ChartPoint) {
  const order = [...Array(WINDS).keys()].toSorted((a, b) => rank(a) - rank(b))
  return (
    <g class="rose" transform={`translate(${x} ${y})`}>
      <circle class="rose-paper" r="37" />
      <circle class="rose-ring" r="35" />
      <circle class="rose-beads" r="31.5" />
      <circle class="rose-ring" r="28" />
      {order.map((i) => (
        <Blade key={i} i={i} length={LENGTHS[rank(i)]} width={WIDTHS[rank(i)]} />
      ))}
      <circle class="rose-hub" r="3.4" />
      <path
        class="rose-lily"
        d="M0-51c2.600 3.200 2.600 5.600.8 8 1.400-1.800 4-2 4.800.2.600 2-1.200 3.200-2.800 2.400h-5.600c-1.600.8-3.400-.4-2.800-2.400.8-2.200 3.400-2 4.800-.2-1.800-2.400-1.800-4.800.8-8z"
      />
      <path class="rose-cross" d="M43-1h3v-3h2v3h3v2h-3v3h-2v-3h-3z" />
    </g>
  )
}

/** Minor points are drawn first, so that the major ones are on top. */
const rank = (i: number): number => (i % 4 === 0 ? 2 : i % 2 === 0 ? 1 : 0)
const LENGTHS = [18, 27, 38]
const WIDTHS = [4.2, 6.2, 8]
