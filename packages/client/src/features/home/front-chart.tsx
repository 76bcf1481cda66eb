import type { Language } from '@amalfi/packs'
import { COLOURS } from '../../model/players/colour.ts'
import { coastOf } from '../../table/appearance/coasts.ts'
import { currentKind } from '../../table/appearance/current-kind.ts'
import { Rhumbs, Rose } from '../../table/chart/rose.tsx'
import { CHART } from '../../table/geography/projection.ts'
import { ShipLines } from '../../table/pieces/pieces.tsx'
import { harbourNames } from './harbour-names.ts'

/** The chart of the front page: harbours, their names, and ships under way. */
export function FrontChart({ language }: { readonly language: Language }) {
  const { name: game, pack, chart } = currentKind.value
  const { LAND } = coastOf(game)
  return (
    <svg
      class="front-chart"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <rect class="sea" width={CHART.width} height={CHART.height} />
      <Rhumbs {...chart.rose} />
      <path class="shallows" d={LAND} />
      <path class="land" d={LAND} />
      <Rose {...chart.rose} />
      {harbourNames(pack, chart, language).map(({ id, name, kind, x, y, dx, dy, anchor }) => (
        <g key={id} class={kind} transform={`translate(${x} ${y})`}>
          <circle class="harbour" r={kind === 'great' ? 2.4 : 1.4} />
          <text class="harbour-name" x={dx} y={dy} text-anchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${chart.atSea[i].join(' ')})`}>
          <g class={`ship-piece floating-ship colour-${colour}`}>
            <ShipLines colour={colour} />
          </g>
        </g>
      ))}
    </svg>
  )
}
