import { LAND } from 'virtual:coast'
import { type Language, renaissancePack } from '@amalfi/packs'
import { nameOf } from '@amalfi/text'
import { COLOURS } from '../game/colours.ts'
import { ShipLines } from '../table/pieces.tsx'
import { CHART, project } from './projection.ts'
import { Rhumbs, ROSE, Rose } from './rose.tsx'

/** Where ships lie at sea, one of each colour. */
const AT_SEA: readonly (readonly [x: number, y: number])[] = [
  [352, 190],
  [446, 314],
  [560, 316],
  [636, 334],
  [690, 126],
]

const { publicDestinations, privateDestinations } = renaissancePack

/** Whether the name of a harbour would run into that of a great one. */
const isCrowded = ({ lon, lat }: (typeof privateDestinations)[number]): boolean => {
  const [x, y] = project(lon, lat)
  return publicDestinations.some((great) => {
    const [greatX, greatY] = project(great.lon, great.lat)
    return Math.abs(x - greatX) < 50 && Math.abs(y - greatY) < 14
  })
}

/** The harbours of the board in red, as is the custom, and those that are still to be discovered. */
const HARBOURS = [
  ...publicDestinations.map((place) => ({ place, kind: 'great' })),
  ...privateDestinations
    .filter((place) => !isCrowded(place))
    .map((place) => ({ place, kind: 'small' })),
]

/** The chart of the front page: nothing on it but harbours, their names, and ships under way. */
export function FrontChart({ language }: { readonly language: Language }) {
  return (
    <svg
      class="front-chart"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <rect class="sea" width={CHART.width} height={CHART.height} />
      <Rhumbs {...ROSE} />
      <path class="shallows" d={LAND} />
      <path class="land" d={LAND} />
      <Rose {...ROSE} />
      {HARBOURS.map(({ place, kind }) => {
        const [x, y] = project(place.lon, place.lat)
        return (
          <g key={place.id} class={kind} transform={`translate(${x} ${y})`}>
            <circle class="harbour" r={kind === 'great' ? 2.4 : 1.4} />
            <text class="harbour-name" x="4" y="-2.5">
              {nameOf(place, language)}
            </text>
          </g>
        )
      })}
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={`translate(${AT_SEA[i].join(' ')})`}>
          <g class={`hull under-way colour-${colour}`}>
            <ShipLines colour={colour} />
          </g>
        </g>
      ))}
    </svg>
  )
}
