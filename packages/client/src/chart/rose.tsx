import { CHART } from './projection.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the wind rose of the chart lies. */
export const ROSE: Spot = { x: 470, y: 262 }
const WINDS = 16

/** The lines of the winds, from a rose to the rims of the chart. */
export function Rhumbs({ x, y }: Spot) {
  const far = CHART.width
  return (
    <g class="rhumbs">
      {Array.from({ length: WINDS * 2 }, (_, i) => {
        const angle = (i * Math.PI) / WINDS
        const x2 = x + Math.cos(angle) * far
        const y2 = y + Math.sin(angle) * far
        return <line key={angle} x1={x} y1={y} x2={x2} y2={y2} class={i % 2 ? 'minor' : ''} />
      })}
    </g>
  )
}

/** A wind rose of sixteen points. */
export function Rose({ x, y }: Spot) {
  const point = (i: number, length: number, width: number): string => {
    const angle = (i * Math.PI) / 8 - Math.PI / 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const tip = `${c * length},${s * length}`
    return `M${tip}L${-s * width},${c * width}L0,0ZM${tip}L${s * width},${-c * width}L0,0Z`
  }
  return (
    <g class="rose" transform={`translate(${x} ${y})`}>
      <circle r="30" />
      {Array.from({ length: WINDS }, (_, i) => {
        const length = i % 4 === 0 ? 36 : i % 2 === 0 ? 26 : 17
        return (
          <path
            key={`wind ${length} ${i * 22.5}`}
            class={`wind w${i % 4}`}
            d={point(i, length, i % 4 === 0 ? 5 : 3)}
          />
        )
      })}
    </g>
  )
}
